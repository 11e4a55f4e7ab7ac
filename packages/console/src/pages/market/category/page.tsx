import { useSearchParams } from "react-router";
import { EntryPage } from "../../../features/entries/EntryPage.tsx";
import { categoryKind } from "../../../features/entries/kinds/category-kind.ts";

/** The form of a category; a new one is below the category in the URL. */
const CategoryPage = () => {
  const [params] = useSearchParams();
  const pid = Number(params.get("parent")) || null;
  return <EntryPage kind={{ ...categoryKind, initial: { ...categoryKind.initial, pid } }} />;
};

export default CategoryPage;
