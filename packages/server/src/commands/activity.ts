import { activityKind, type ActivityFields, type MemberFields } from "../content/editing/activities.ts";
import { entryCommand, numberOf } from "./entry-command.ts";
import { yesOrNo } from "./yes-or-no.ts";

/** `12:100,15` is product 12 with 100 pieces in each round, then product 15. What isn't said of a product stays. */
const membersOf = (said: string, before: readonly MemberFields[]): MemberFields[] =>
  said
    .split(",")
    .filter(Boolean)
    .map((part) => {
      const [id = "", quota] = part.split(":");
      const known = before.find((member) => member.id === Number(id));
      return { ...known, id: numberOf(id.trim()), ...(quota !== undefined && { quota: numberOf(quota) }) };
    });

/** `2026-11-28T09:00Z – …`; nothing of an activity without bounds. */
const timesOf = ({ begins, ends }: ActivityFields): string => {
  const say = (moment: string | null | undefined): string =>
    moment == null ? "…" : moment.replace(/(:\d\d)?\.000Z$/, "Z");
  return begins == null && ends == null ? "" : `  ${say(begins)} – ${say(ends)}`;
};

export const homeActivities = entryCommand({
  kind: activityKind,
  name: "activity",
  args: "[list | show [NUMBER …] | set [NUMBER] [--name TEXT] [--instruction TEXT] [--language en] [--type 1|2|3] [--hours N] [--begins MOMENT] [--ends MOMENT] [--open yes|no] [--products ID[:QUOTA],…] [--banner FILE] [--position N] | set FILE.json | remove NUMBER …]",
  summary:
    "lists of products with a page of their own, rounds of so many hours that follow one another, and a beginning and an end such as 2026-11-28T09:00+01:00",
  texts: ["name", "instruction"],
  options: {
    type: (type) => ({ type: numberOf(type) }),
    hours: (hours) => ({ hours: numberOf(hours) }),
    begins: (begins) => ({ begins: begins === "" ? null : begins }),
    ends: (ends) => ({ ends: ends === "" ? null : ends }),
    open: (said) => ({ open: yesOrNo("open", said) }),
    products: (said, before) => ({ products: membersOf(said, before?.products ?? []) }),
    banner: (file) => ({ banners: file === "" ? [] : [file] }),
  },
  line: (fields) => {
    const { name, type, hours, open, products } = fields;
    return `type ${type}  ${hours} h  ${open ? "open  " : "closed"}  ${products.length} products  ${name.en}${timesOf(fields)}`;
  },
});
