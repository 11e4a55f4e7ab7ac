import type { ApiError } from "@carmine/api/client";
import {
  maxCount,
  merchantAuditList,
  operatorAuditList,
  type AuditEntry,
  type DataOf,
  type QueryOf,
} from "@carmine/api/contract";
import { useApiClient } from "@carmine/api/hooks";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useWorkspace } from "../../app/workspace.ts";

type AuditQuery = NonNullable<QueryOf<typeof operatorAuditList>>;
type AuditPage = DataOf<typeof operatorAuditList>;

const pageSize = 50;
const exportSize = 100;

/** The audit log of the workspace: pages so far, the next one, and all entries for an export. */
export const useAuditLog = (query: AuditQuery) => {
  const client = useApiClient();
  const { merId } = useWorkspace();
  const scope = merId === null ? {} : { merId };
  const endpoint = merId === null ? operatorAuditList : merchantAuditList;
  const readPage = async (limit: number, after: string | null, signal?: AbortSignal): Promise<AuditPage> =>
    client.callAny(endpoint, {
      query: { ...query, ...scope, limit, ...(after !== null && { after }) },
      quiet: true,
      ...(signal && { signal }),
    });
  const log = useInfiniteQuery<AuditPage, ApiError, { pages: AuditPage[] }, unknown[], string | null>({
    queryKey: [endpoint.path, client.locale, { query, scope }, "all"],
    queryFn: ({ pageParam, signal }) => readPage(pageSize, pageParam, signal),
    initialPageParam: null,
    getNextPageParam: ({ after }) => after,
    placeholderData: keepPreviousData,
  });
  /** All entries that match, at most `maxCount`. */
  const readAll = async (): Promise<AuditEntry[]> => {
    const entries: AuditEntry[] = [];
    let after: string | null = null;
    do {
      const page: AuditPage = await readPage(exportSize, after);
      entries.push(...page.list);
      ({ after } = page);
    } while (after !== null && entries.length < maxCount);
    return entries;
  };
  return { log, readAll };
};
