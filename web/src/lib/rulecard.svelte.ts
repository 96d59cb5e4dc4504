/** The rule that lies open over the table, if any. */
export const rulecard = $state<{ id: string }>({ id: "" });
export function openRule(id: string): void {
  rulecard.id = id;
}
