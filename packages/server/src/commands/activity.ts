import { activityKind, type ActivityFields, type MemberFields } from "../content/editing/activities.ts";
import { entryCommand, numberOf } from "./entry-command.ts";
import { yesOrNo } from "./yes-or-no.ts";

/** `12:100,15` is product 12 with 100 units per round, then product 15. A product without a quota keeps its quota. */
const membersOf = (text: string, before: readonly MemberFields[]): MemberFields[] =>
  text
    .split(",")
    .filter(Boolean)
    .map((part) => {
      const [id = "", quota] = part.split(":");
      const known = before.find((member) => member.id === Number(id));
      return { ...known, id: numberOf(id.trim()), ...(quota !== undefined && { quota: numberOf(quota) }) };
    });

/** `2026-11-28T09:00Z – …`; empty for an activity without bounds. */
const timesOf = ({ begins, ends }: ActivityFields): string => {
  const format = (moment: string | null | undefined): string =>
    moment == null ? "…" : moment.replace(/(:\d\d)?\.000Z$/, "Z");
  return begins == null && ends == null ? "" : `  ${format(begins)} – ${format(ends)}`;
};

export const homeActivities = entryCommand({
  kind: activityKind,
  name: "activity",
  args: "[--name TEXT] [--instruction TEXT] [--language en] [--type 1|2|3] [--hours N] [--begins TIME] [--ends TIME] [--open yes|no] [--products ID[:QUOTA],…] [--banner FILE] [--position N]",
  summary:
    "edit the sales campaigns: products with their own page, in consecutive rounds of --hours; times such as 2026-11-28T09:00+01:00",
  texts: ["name", "instruction"],
  options: {
    type: (type) => ({ type: numberOf(type) }),
    hours: (hours) => ({ hours: numberOf(hours) }),
    begins: (begins) => ({ begins: begins === "" ? null : begins }),
    ends: (ends) => ({ ends: ends === "" ? null : ends }),
    open: (text) => ({ open: yesOrNo("open", text) }),
    products: (text, before) => ({ products: membersOf(text, before?.products ?? []) }),
    banner: (file) => ({ banners: file === "" ? [] : [file] }),
  },
  line: (fields) => {
    const { name, type, hours, open, products } = fields;
    return `type ${type}  ${hours} h  ${open ? "open  " : "closed"}  ${products.length} products  ${name.en}${timesOf(fields)}`;
  },
});
