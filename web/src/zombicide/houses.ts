/** What stands on the boards, in the genitive: Polish says “north of the saloon” as „na północ od saloonu”. */
const GENITIVES: Record<string, string> = {
  bank: "banku",
  "biuro szeryfa": "biura szeryfa",
  cmentarz: "cmentarza",
  dom: "domu",
  "dom na sprzedaż": "domu na sprzedaż",
  "duża sala": "dużej sali",
  "dwa sklepiki": "dwóch sklepików",
  gorzelnia: "gorzelni",
  kaplica: "kaplicy",
  kopalnia: "kopalni",
  kościół: "kościoła",
  kotłownia: "kotłowni",
  lodownia: "lodowni",
  lokomotywa: "lokomotywy",
  magazyn: "magazynu",
  odlewnia: "odlewni",
  pensjonat: "pensjonatu",
  "plac z pompą": "placu z pompą",
  pompownia: "pompowni",
  pralnia: "pralni",
  przybudówka: "przybudówki",
  saloon: "saloonu",
  "sklep spożywczy": "sklepu spożywczego",
  stajnia: "stajni",
  tłocznia: "tłoczni",
  tory: "torów",
  "urząd telegraficzny": "urzędu telegraficznego",
  wagon: "wagonu",
  "zakład pogrzebowy": "zakładu pogrzebowego",
  "zaułek zegarmistrzów": "zaułka zegarmistrzów",
  "bary przy ulicy": "barów przy ulicy",
  "dach hotelu z lądowiskiem": "dachu hotelu z lądowiskiem",
  "dziedziniec z fontanną": "dziedzińca z fontanną",
  "kaplica ślubów": "kaplicy ślubów",
  "kasyno, część wschodnia": "wschodniej części kasyna",
  "kasyno, część zachodnia": "zachodniej części kasyna",
  "piętro hotelu, część wschodnia": "wschodniej części piętra hotelu",
  "piętro hotelu, część zachodnia": "zachodniej części piętra hotelu",
  "plac ze statuą wolności": "placu ze Statuą Wolności",
  "punkt kwarantanny": "punktu kwarantanny",
  "recepcja motelu": "recepcji motelu",
  skarbiec: "skarbca",
  "teatr rewiowy": "teatru rewiowego",
  "ulica ze szkolnym autobusem": "ulicy ze szkolnym autobusem",
  "warsztat samochodowy": "warsztatu samochodowego",
};

/** A house in the genitive (where it stands may follow its name). One whose forms nobody knows stays as it is, behind a noun. */
export function genitive(house: string): string {
  const known = Object.keys(GENITIVES)
    .filter((name) => house.toLowerCase() === name || house.toLowerCase().startsWith(`${name} na `))
    .sort((a, b) => b.length - a.length)[0];
  return known ? GENITIVES[known]! + house.slice(known.length) : `budynku „${house}”`;
}
