import { changeImports, changeProps } from "../source/components.js";

/** Props renamed for consistency across components. */
const renamed = {
  CartBar: { busy: "loading" },
  CouponCard: { giver: "issuer" },
  OrderSummary: { busy: "loading" },
  SumRows: { busy: "loading" },
  Table: { caption: "label", captionHidden: "labelHidden" },
};

/** Renamed components. */
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

/** Values renamed for consistency across components, by prop. */
const renamedValues = {
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
      // Includes values in conditional expressions: `urgent ? "act" : "muted"`.
      const words = renamedValues[component]?.[name.name] ?? {};
      for (const [from, to] of Object.entries(words)) {
        if (!value) continue;
        const text = code.slice(value.start, value.end);
        for (const { index } of text.matchAll(new RegExp(`(?<=["'])${from}(?=["'])`, "g")))
          edited.overwrite(value.start + index, value.start + index + from.length, to);
      }
    }
  });

/**
 * Renames `busy` to `loading` and `caption` to `label`, and components, sizes and tones to their consistent
 * names.
 */
export const migrate = (code, file) => changeImports(migrateProps(code, file), file, components, entries);
