import { taxKind } from "../content/editing/tax-rates.ts";
import { entryCommand } from "./entry-command.ts";
import { countryCode } from "./place.ts";
import { yesOrNo } from "./yes-or-no.ts";

export const shopTaxes = entryCommand({
  kind: taxKind,
  name: "tax",
  args: "[--country CODE] [--region CODE] [--name TEXT [--language en]] [--percent N] [--provincial yes|no] [--on-freight yes|no]",
  summary: "edit the tax rates of countries, states and provinces; existing orders keep theirs",
  texts: ["name"],
  options: {
    country: (code) => ({ country: countryCode(code) }),
    region: (code) => ({ region: code.toUpperCase() || null }),
    percent: (percent) => ({ percent: percent.replace(/ ?%$/, "") }),
    provincial: (text) => ({ provincial: yesOrNo("provincial", text) }),
    "on-freight": (text) => ({ onFreight: yesOrNo("on-freight", text) }),
  },
  line: ({ country, region, name, percent, provincial, onFreight }) =>
    `${(region ?? country).padEnd(6)}  ${name.en} ${percent} %${provincial ? ", provincial" : ""}${onFreight ? ", on shipping too" : ""}`,
});
