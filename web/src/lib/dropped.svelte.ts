/** A mission file that was dropped somewhere and waits for the set-up page. */
export const dropped = $state<{ mission: File | null }>({ mission: null });
