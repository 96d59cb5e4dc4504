/** What the tokens of Gears & Guns do, in our words. */
import { TOKENS as TOWN } from "../town/tokens";
import type { Text } from "../types/view";

export const TOKENS: Record<string, { text: Text; rule: string }> = {
  ...TOWN,
  switch: {
    text: {
      en: "A survivor in its zone flips it for one Action. Off, the Nozzle of its tile is dry, and a broken one is quiet. Where it stands in a room, a Search finds an Invention.",
      pl: "Ocalały w jego Strefie przełącza go za 1 Akcję. Gdy jest wyłączony, Dysza jego kafelka jest sucha, a uszkodzona milczy. Gdy stoi w pomieszczeniu, Przeszukanie daje Wynalazek.",
    },
    rule: "GG-SWITCH-01",
  },
  nozzle: {
    text: {
      en: "While its Switch is On, a survivor here Refills a Depleted card for one Action. The Steam Monster breaks it for good.",
      pl: "Gdy jej Przełącznik jest włączony, Ocalały może tu za 1 Akcję Napełnić Rozładowaną kartę. Parowy Potwór uszkadza ją na dobre.",
    },
    rule: "GG-NOZZLE-01",
  },
  jet: {
    text: {
      en: "Live steam from a broken Nozzle: nobody sees into, out of or through this zone. From 14 on the Gauge it wounds survivors who stand in it. Flipping the Switch of its tile shuts it off.",
      pl: "Para z uszkodzonej Dyszy: nikt nie widzi tej Strefy, z niej ani przez nią. Od 14 na Manometrze rani Ocalałych, którzy w niej stoją. Zakręca ją Przełącznik jej kafelka.",
    },
    rule: "GG-JET-02",
  },
  bottle: {
    text: {
      en: "Can be shot at: it explodes in its zone. Set it down where the Zombies will be, and not where your friends are.",
      pl: "Można w nią strzelić: wybucha w swojej Strefie. Postaw ją tam, gdzie będą Zombie, a nie przyjaciele.",
    },
    rule: "GG-BOTTLE-06",
  },
};
