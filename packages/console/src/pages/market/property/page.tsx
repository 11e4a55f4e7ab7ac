import { useParams } from "react-router";
import type { EntryKind } from "../../../features/entries/entry-kind.ts";
import { EntryPage } from "../../../features/entries/EntryPage.tsx";
import { propertyKind } from "../../../features/entries/kinds/catalog-kinds.ts";

const fixed = new Set(["key", "kind"]);

/** Key and kind can't change, because products refer to the key and have values of the kind. */
const storedKind: EntryKind = {
  ...propertyKind,
  sections: propertyKind.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => (fixed.has(field.name) ? { ...field, isFixed: true } : field)),
  })),
};

const PropertyPage = () => {
  const { entryId } = useParams();
  return <EntryPage kind={entryId === "new" ? propertyKind : storedKind} />;
};

export default PropertyPage;
