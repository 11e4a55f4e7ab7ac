import { isApiError } from "@carmine/api/client";
import { mutations, queries, runMutation, type Marks } from "@carmine/api/hooks";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useApp, useLoginPanel } from "../../app/AppContext.tsx";
import { dropCookie, returnPathCookie } from "../../app/cookies.ts";
import { useOncePer } from "../forms/use-once-per.ts";
import { useSignedIn } from "../session/use-person.ts";
import { dropPendingMark, keepPendingMark, takePendingMark, type MarkKind } from "./pending-mark.ts";

export interface Mark {
  /** Whether it is saved or followed; false until known, as in the HTML that everybody gets. */
  readonly on: boolean;
  /** Shows the change at once and takes it back if it fails. A visitor signs in first; then it is done. */
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
 * The shopper's mark on a product or a shop.
 * @param onDone called after the server has taken the change
 */
export const useMark = (kind: MarkKind, id: number, onDone?: (on: boolean) => void): Mark => {
  const { api, queryClient } = useApp();
  const signedIn = useSignedIn();
  const show = useLoginPanel((state) => state.show);
  const panelOpen = useLoginPanel((state) => state.open);
  const [waiting, setWaiting] = useState(false);
  const marks = queries.collectionMarks(api);
  const on =
    useQuery({ ...marks, enabled: signedIn, select: (all: Marks) => all[kind].includes(id) }).data ?? false;

  /** Continues from here after signing in. */
  const wait = (): void => {
    keepPendingMark({ kind, id });
    dropCookie(returnPathCookie);
    setWaiting(true);
  };

  const change = async (next: boolean): Promise<void> => {
    await queryClient.cancelQueries({ queryKey: marks.queryKey });
    const before = queryClient.getQueryData(marks.queryKey);
    queryClient.setQueryData(marks.queryKey, withMark(before, kind, id, next));
    try {
      if (kind === "shops") {
        const call = next ? mutations.followShop(api) : mutations.unfollowShop(api);
        await runMutation(queryClient, call, { params: { merId: id } });
      } else if (next) await runMutation(queryClient, mutations.saveProduct(api), { body: { id } });
      else await runMutation(queryClient, mutations.unsaveProduct(api), { params: { productId: id } });
      onDone?.(next);
    } catch (error) {
      // The client has shown the reason.
      queryClient.setQueryData(marks.queryKey, before);
      if (next && isApiError(error) && error.needsSignIn) wait();
    }
  };

  useEffect(() => {
    if (!signedIn) return;
    setWaiting(false);
    if (takePendingMark({ kind, id })) void change(true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the moment of signing in takes it up
  }, [signedIn]);

  useEffect(() => {
    // The panel was closed without signing in.
    if (!waiting || panelOpen || signedIn) return;
    setWaiting(false);
    dropPendingMark();
  }, [waiting, panelOpen, signedIn]);

  // A double click means one press: the second one would take the mark back.
  const set = useOncePer((next: boolean): void => {
    if (signedIn) {
      void change(next);
      return;
    }
    wait();
    show();
  });
  return { on: signedIn && on, set };
};
