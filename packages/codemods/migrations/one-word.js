import { changeImports, changeProps } from "../source/components.js";

/** Props that have the name now that other components have for the same. */
const renamed = {
  CartBar: { busy: "loading" },
  CouponCard: { giver: "issuer" },
  OrderSummary: { busy: "loading" },
  SumRows: { busy: "loading" },
  Table: { caption: "label", captionHidden: "labelHidden" },
};

/** Components that are called what they are. */
const components = {
  Floor: "DepartmentSection",
  FloorBanner: "DepartmentBanner",
  FloorBannerProps: "DepartmentBannerProps",
  FloorProps: "DepartmentSectionProps",
  ProductFrame: "ProductPageLayout",
  ProductFrameProps: "ProductPageLayoutProps",
};
const entries = { floor: "department-section" };

const heights = { size: { screen: "lg", card: "md" } };

/** Values that have the word now that other components have for the same, by prop. */
const reworded = {
  CountBadge: { tone: { muted: "neutral" } },
  EmptyState: heights,
  ErrorState: heights,
  Meter: { tone: { brand: "act" } },
};

const migrateProps = (code, file) =>
  changeProps(code, file, (component, attributes, edited) => {
    for (const { name, value } of attributes) {
      const newName = renamed[component]?.[name.name];
      if (newName) edited.overwrite(name.start, name.end, newName);
      // Also those that an expression chooses between: `urgent ? "act" : "muted"`.
      const words = reworded[component]?.[name.name] ?? {};
      for (const [from, to] of Object.entries(words)) {
        if (!value) continue;
        const text = code.slice(value.start, value.end);
        for (const { index } of text.matchAll(new RegExp(`(?<=["'])${from}(?=["'])`, "g")))
          edited.overwrite(value.start + index, value.start + index + from.length, to);
      }
    }
  });

/** `busy` becomes `loading`, `caption` becomes `label`, and components, sizes and tones have the names of the one list. */
export const migrate = (code, file) => changeImports(migrateProps(code, file), file, components, entries);
