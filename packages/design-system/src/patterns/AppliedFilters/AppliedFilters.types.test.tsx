import { AppliedFilters, type AppliedFilter } from "./index.ts";

const winter = {
  id: "winter",
  label: "Winter",
  href: "/s",
} satisfies AppliedFilter;
const { href: _href, ...button } = winter;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A list of links needs a name.
  withoutName: <AppliedFilters filters={[winter]} />,
  // @ts-expect-error Each filter needs a URL or a function.
  withoutAction: <AppliedFilters label="Filters" filters={[button]} />,
  // @ts-expect-error A link needs no function.
  both: <AppliedFilters label="Filters" filters={[{ ...winter, onRemove: () => undefined }]} />,
  // @ts-expect-error `clear` needs one of them, too.
  clearWithoutAction: <AppliedFilters label="Filters" filters={[winter]} clear={{ label: "Clear all" }} />,
};
