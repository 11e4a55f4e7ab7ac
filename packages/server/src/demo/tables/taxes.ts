import type { LocalizedText } from "../../shared/localized-text.ts";
import type { DemoTax } from "../charge-types.ts";

/** Region, name and percent. */
type Row = readonly [region: string, name: LocalizedText, percent: number];

const pst: LocalizedText = { en: "PST", fr: "TVP" };
const gst = (...regions: string[]): Row[] => regions.map((region) => [region, { en: "GST", fr: "TPS" }, 5]);
const hst = (percent: number, ...regions: string[]): Row[] =>
  regions.map((region) => [region, { en: "HST", fr: "TVH" }, percent]);
const provincial: Row[] = [
  ["BC", pst, 7],
  ["SK", pst, 6],
  ["MB", { en: "RST", fr: "TVD" }, 7],
  ["QC", { en: "QST", fr: "TVQ" }, 9.975],
];
const salesTax: LocalizedText = {
  en: "Sales tax",
  "zh-CN": "销售税",
  es: "Impuesto sobre ventas",
  fr: "Taxe de vente",
  th: "ภาษีการขาย",
  lao: "ອາກອນການຂາຍ",
};
const valueAdded: LocalizedText = {
  en: "VAT",
  "zh-CN": "增值税",
  es: "IVA",
  fr: "TVA",
  th: "ภาษีมูลค่าเพิ่ม",
  lao: "ອາກອນມູນຄ່າເພີ່ມ",
};
const canada: Row[] = [
  ...gst("AB", "BC", "MB", "NT", "NU", "QC", "SK", "YT"),
  ...hst(13, "ON"),
  ...hst(14, "NS"),
  ...hst(15, "NB", "NL", "PE"),
];
const states: Record<string, number> = { AL: 4, AZ: 5.6, AR: 6.5, CA: 7.25, CO: 2.9, CT: 6.35, DC: 6, FL: 6, GA: 4, HI: 4, ID: 6, IL: 6.25, IN: 7, IA: 6, KS: 6.5, KY: 6, LA: 5, ME: 5.5, MD: 6, MA: 6.25, MI: 6, MN: 6.875, MS: 7, MO: 4.225, NE: 5.5, NV: 6.85, NJ: 6.625, NM: 4.875, NY: 4, NC: 4.75, ND: 5, OH: 5.75, OK: 4.5, PA: 6, RI: 7, SC: 6, SD: 4.2, TN: 7, TX: 6.25, UT: 4.85, VT: 6, VA: 4.3, WA: 6.5, WV: 6, WI: 5, WY: 4 }; // oxfmt-ignore
const vat: Record<string, number> = { AT: 20, BE: 21, BG: 20, HR: 25, CY: 19, CZ: 21, DK: 25, EE: 24, FI: 25.5, FR: 20, DE: 19, GR: 24, HU: 27, IE: 23, IT: 22, LV: 21, LT: 21, LU: 17, MT: 18, NL: 21, PL: 23, PT: 23, RO: 21, SK: 23, SI: 22, ES: 21, SE: 25 }; // oxfmt-ignore

const rateOf = (percent: number): string => (percent / 100).toFixed(6);

const inCanada = ([region, name, percent]: Row, isProvincial: boolean): DemoTax => ({
  country: "CA",
  region: `CA-${region}`,
  name,
  rate: rateOf(percent),
  isProvincial,
  onFreight: true,
});

/** Sales tax rates: Canada by province, the United States by state, the European Union by country. */
export const taxes: DemoTax[] = [
  ...canada.map((row) => inCanada(row, false)),
  ...provincial.map((row) => inCanada(row, true)),
  ...Object.entries(states).map(([state, percent]) => ({
    country: "US",
    region: `US-${state}`,
    name: salesTax,
    rate: rateOf(percent),
    isProvincial: false,
    onFreight: false,
  })),
  ...Object.entries(vat).map(([country, percent]) => ({
    country,
    region: null,
    name: valueAdded,
    rate: rateOf(percent),
    isProvincial: false,
    onFreight: true,
  })),
];
