import { EntryListPage } from "../../../features/entries/EntryListPage.tsx";
import { useMarketKind } from "../../../features/entries/use-market-kind.ts";
import { NotFound } from "../../../shell/NotFound.tsx";

/** All entries of the kind in the path. */
const EntriesPage = () => {
  const kind = useMarketKind();
  return kind ? <EntryListPage key={kind.path} kind={kind} /> : <NotFound />;
};

export default EntriesPage;
