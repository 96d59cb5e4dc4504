/** Which way up the board lies for whoever looks: names of places go by what is seen. */
export const compass = $state({ turned: false });
