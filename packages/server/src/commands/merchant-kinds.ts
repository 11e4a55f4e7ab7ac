import { merchantCategoryKind, merchantTypeKind } from "../content/editing/merchant-kinds.ts";
import { entryCommand, numberOf } from "./entry-command.ts";

export const merchantTypes = entryCommand({
  kind: merchantTypeKind,
  name: "merchant-type",
  args: "[--name TEXT] [--info TEXT] [--publicInfo TEXT] [--language en] [--position N]",
  summary:
    "edit the types of shops and the documents that applicants submit: --info stays private, --publicInfo is public after approval",
  texts: ["name", "info", "publicInfo"],
  options: {},
  line: ({ name, info, publicInfo }) =>
    `${name.en}  (private: ${info.en}${publicInfo ? `; public: ${publicInfo.en}` : ""})`,
});

export const merchantCategories = entryCommand({
  kind: merchantCategoryKind,
  name: "merchant-category",
  args: "[--name TEXT [--language en]] [--fee PERCENT] [--position N]",
  summary: "edit the trades of shops, each with the commission of the marketplace in percent",
  texts: ["name"],
  options: { fee: (percent) => ({ fee: numberOf(percent) }) },
  line: ({ name, fee }) => `${`${fee}%`.padStart(4)}  ${name.en}`,
});
