import { merchantCategoryKind, merchantTypeKind } from "../content/editing/merchant-kinds.ts";
import { entryCommand, numberOf } from "./entry-command.ts";

export const merchantTypes = entryCommand({
  kind: merchantTypeKind,
  name: "merchant-type",
  args: "[list | show [NUMBER …] | set [NUMBER] [--name TEXT] [--info TEXT] [--language en] [--position N] | set FILE.json | remove NUMBER …]",
  summary: "what a shop can be, and the papers that its application needs",
  texts: ["name", "info"],
  options: {},
  line: ({ name, info }) => `${name.en}  (${info.en})`,
});

export const merchantCategories = entryCommand({
  kind: merchantCategoryKind,
  name: "merchant-category",
  args: "[list | show [NUMBER …] | set [NUMBER] [--name TEXT [--language en]] [--fee PERCENT] [--position N] | set FILE.json | remove NUMBER …]",
  summary: "trades of shops, each with the percentage that the marketplace takes of sales",
  texts: ["name"],
  options: { fee: (percent) => ({ fee: numberOf(percent) }) },
  line: ({ name, fee }) => `${`${fee}%`.padStart(4)}  ${name.en}`,
});
