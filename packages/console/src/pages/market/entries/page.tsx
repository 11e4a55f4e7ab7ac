import { EntryListPage } from "../../../features/entries/EntryListPage.tsx";
import { EntryPage } from "../../../features/entries/EntryPage.tsx";
import { useKindOfPath } from "../../../features/entries/use-kind-of-path.ts";
import { NotFound } from "../../../shell/NotFound.tsx";

/** All entries of the kind in the path, or the form of its only one. */
const EntriesPage = () => {
  const kind = useKindOfPath();
  if (!kind) return <NotFound />;
  const { list } = kind.endpoints;
  return list ? (
    <EntryListPage key={kind.path} kind={kind} list={list} />
  ) : (
    <EntryPage key={kind.path} kind={kind} />
  );
};

export default EntriesPage;
