import { EntryPage } from "../../../features/entries/EntryPage.tsx";
import { brandKind } from "../../../features/entries/kinds/catalog-kinds.ts";

const BrandPage = () => <EntryPage kind={brandKind} />;

export default BrandPage;
