import { EntryPage } from "../../../features/entries/EntryPage.tsx";
import { useMarketKind } from "../../../features/entries/use-market-kind.ts";
import { NotFound } from "../../../shell/NotFound.tsx";

/** The form of an entry of the kind in the path. */
const MarketEntryPage = () => {
  const kind = useMarketKind();
  return kind ? <EntryPage kind={kind} /> : <NotFound />;
};

export default MarketEntryPage;
