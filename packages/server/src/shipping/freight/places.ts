import { everyPlace, shippingZones, type ShippingZone } from "@carmine/api/contract";

/** Countries of each zone. */
const zones = {
  "north-america": "BM CA GL MX PM US",
  "latin-america":
    "AG AI AR AW BB BL BO BQ BR BS BZ CL CO CR CU CW DM DO EC FK GD GF GP GT GY HN HT JM KN KY LC MF MQ MS NI PA PE PR PY SR SV SX TC TT UY VC VE VG VI",
  europe:
    "AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK",
  asia: "AE AF AM AZ BD BH BN BT CN GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE",
  africa:
    "AC AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW",
  oceania: "AS AU CC CK CX FJ FM GU KI MH MP NC NF NR NU NZ PF PG PW SB TK TO TV VU WF WS",
} as const satisfies Record<ShippingZone, string>;

/** Any country without a more specific entry. */
export const otherCountries = everyPlace;

const zoneOf: ReadonlyMap<string, string> = new Map(
  Object.entries(zones).flatMap(([zone, codes]) => codes.split(" ").map((code) => [code, zone] as const)),
);

export const zoneNames: readonly string[] = shippingZones;

/** Lookup keys of a country (two letters), the nearest first: the country, its zone, everywhere. */
export const placesOf = (country: string | undefined): readonly string[] => [
  ...(country === undefined ? [] : [country, ...[zoneOf.get(country) ?? []].flat()]),
  otherCountries,
];

/** A shop's entry for a country (two letters); undefined if there is none. */
export const nearestEntry = <Said>(
  byPlace: Readonly<Record<string, Said>> | null | undefined,
  country: string | undefined,
): Said | undefined => {
  const place = placesOf(country).find((name) => byPlace?.[name] !== undefined);
  return place === undefined ? undefined : byPlace?.[place];
};
