import { merchantCategoryKind, merchantTypeKind } from "../content/editing/merchant-kinds.ts";
import { entryCommand, numberOf } from "./entry-command.ts";

export const merchantTypes = entryCommand({
  kind: merchantTypeKind,
  name: "merchant-type",
  args: "[list | show [NUMBER …] | set [NUMBER] [--name TEXT] [--info TEXT] [--publicInfo TEXT] [--language en] [--position N] | set FILE.json | remove NUMBER …]",
  summary:
    "types of shops, with the documents that applicants submit: --info stays private, --publicInfo is shown to shoppers after approval",
  texts: ["name", "info", "publicInfo"],
  options: {},
  line: ({ name, info, publicInfo }) =>
    `${name.en}  (private: ${info.en}${publicInfo ? `; public: ${publicInfo.en}` : ""})`,
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
