import { EntryPage } from "../../../features/entries/EntryPage.tsx";
import { useKindOfPath } from "../../../features/entries/use-kind-of-path.ts";
import { NotFound } from "../../../shell/NotFound.tsx";

/** The form of an entry of the kind in the path. */
const MarketEntryPage = () => {
  const kind = useKindOfPath();
  return kind ? <EntryPage kind={kind} /> : <NotFound />;
};

export default MarketEntryPage;
