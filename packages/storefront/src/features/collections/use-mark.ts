import { isApiError } from "@carmine/api/client";
import { mutations, queries, runMutation, type Marks } from "@carmine/api/hooks";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "../../app/AppContext.tsx";
import { useOncePer } from "../forms/use-once-per.ts";
import { useAfterSignIn, useAskToSignIn } from "../session/use-after-sign-in.ts";
import { useSignedIn } from "../session/use-person.ts";

type MarkKind = "products" | "shops";

export interface Mark {
  /** Whether it is saved or followed; false until known, as in public HTML. */
  readonly on: boolean;
  /** Updates optimistically and rolls back on failure. A visitor signs in first, then it continues. */
  readonly set: (on: boolean) => void;
}

const withMark = (marks: Marks | undefined, kind: MarkKind, id: number, on: boolean): Marks => {
  const { products, shops } = marks ?? { products: [], shops: [] };
  const change = (ids: readonly number[]): number[] => [
    ...(on ? [id] : []),
    ...ids.filter((other) => other !== id),
  ];
  return kind === "products" ? { products: change(products), shops } : { products, shops: change(shops) };
};

/**
 * Saves a product or follows a shop.
 * @param onDone called after the server confirmed the change
 */
export const useMark = (kind: MarkKind, id: number, onDone?: (on: boolean) => void): Mark => {
  const { api, queryClient } = useApp();
  const signedIn = useSignedIn();
  const marks = queries.collectionMarks(api);
  const on =
    useQuery({ ...marks, enabled: signedIn, select: (all: Marks) => all[kind].includes(id) }).data ?? false;

  const { ask, wait } = useAskToSignIn({ kind, id });
  const change = async (next: boolean): Promise<void> => {
    await queryClient.cancelQueries({ queryKey: marks.queryKey });
    const before = queryClient.getQueryData(marks.queryKey);
    const wasOn = before?.[kind].includes(id) ?? !next;
    queryClient.setQueryData(marks.queryKey, withMark(before, kind, id, next));
    try {
      if (kind === "shops") {
        const call = next ? mutations.followShop(api) : mutations.unfollowShop(api);
        await runMutation(queryClient, call, { params: { merId: id } });
      } else if (next) await runMutation(queryClient, mutations.saveProduct(api), { body: { id } });
      else await runMutation(queryClient, mutations.unsaveProduct(api), { params: { productId: id } });
      onDone?.(next);
    } catch (error) {
      // The client has shown the error. Rolls back only this change, because others may have been made in the
      // meantime.
      queryClient.setQueryData(marks.queryKey, (now) => withMark(now, kind, id, wasOn));
      if (next && isApiError(error) && error.needsSignIn) wait();
    }
  };

  useAfterSignIn({ kind, id }, () => void change(true));

  // A double click counts as one press, because the second press would undo the first.
  const set = useOncePer((next: boolean): void => {
    if (signedIn) void change(next);
    else ask();
  });
  return { on: signedIn && on, set };
};
