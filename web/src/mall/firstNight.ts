/** The guided first night in the mall: a solo game that is the same for everybody. */
export const FIRST_NIGHT = {
  seed: 4,
  options: {
    mode: "solo",
    humans: ["athlete", "doctor"],
    objectives: ["save-the-stranded", "call-the-cdc", "fix-the-helicopter"],
  },
};
