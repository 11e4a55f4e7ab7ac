import { Skeleton } from "@carmine/design-system";
import { useParams } from "react-router";
import { useRead } from "../../app/endpoints.ts";
import { KindEntryForm } from "./KindEntryForm.tsx";
import type { EntryKind } from "./entry-kind.ts";
import { useEntryScope } from "./use-entry-scope.ts";
import { ListError } from "../list/ListError.tsx";

/** Form of an existing entry, of a kind's single entry, or of a new entry at `…/new`. */
export const EntryPage = ({ kind }: { kind: EntryKind }) => {
  const { entryId = "1" } = useParams();
  return entryId === "new" ? (
    <KindEntryForm key="new" kind={kind} entry={null} />
  ) : (
    <StoredEntryForm key={entryId} kind={kind} entryId={entryId} />
  );
};

const StoredEntryForm = ({ kind, entryId }: { kind: EntryKind; entryId: string }) => {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useRead(kind.endpoints.detail, {
    params: { id: entryId },
    query: useEntryScope(kind),
  });
  // The form compares with the entry as it is now, not with an older answer.
  if (data && isFetchedAfterMount) return <KindEntryForm kind={kind} entry={data} />;
  if (error) return <ListError error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return <Skeleton style={{ blockSize: 480 }} />;
};
