import {
  applicationStatus,
  merchantOrderCounts,
  merchantQuestionList,
  operatorApplicationList,
  operatorDisputeList,
  operatorPaymentProblemList,
  operatorPayoutRequests,
} from "@carmine/api/contract";
import { useRead } from "../app/endpoints.ts";
import type { Workspace } from "../app/workspace.ts";
import type { WorkKind } from "./navigation.ts";

/** Milliseconds between refetches of the counts. */
const refetchMs = 60_000;

/** Numbers of the menu: the same counts as in the views of the lists. */
export const useWorkCounts = (workspace: Workspace): Readonly<Record<WorkKind, number>> => {
  const merId = workspace.merId ?? 0;
  const isShop = workspace.merId !== null;
  const orders = useRead(
    merchantOrderCounts,
    { query: { merId } },
    { enabled: isShop && workspace.can("orders.read"), refetchMs },
  );
  const questions = useRead(
    merchantQuestionList,
    { query: { merId, open: true, limit: 1 } },
    { enabled: isShop && workspace.can("questions.answer"), refetchMs },
  );
  const applications = useRead(
    operatorApplicationList,
    { query: { status: applicationStatus.pending, limit: 1 } },
    { enabled: !isShop && workspace.can("shops.read"), refetchMs },
  );
  const disputes = useRead(
    operatorDisputeList,
    { query: { limit: 1 } },
    { enabled: !isShop && workspace.can("refunds.read"), refetchMs },
  );
  const problems = useRead(
    operatorPaymentProblemList,
    { query: { limit: 1 } },
    { enabled: !isShop && workspace.can("money.read"), refetchMs },
  );
  const payouts = useRead(
    operatorPayoutRequests,
    { query: { limit: 1 } },
    { enabled: !isShop && workspace.can("money.read"), refetchMs },
  );
  return {
    payouts: payouts.data?.total ?? 0,
    disputes: disputes.data?.total ?? 0,
    paymentProblems: problems.data?.total ?? 0,
    toShip: orders.data?.toShip ?? 0,
    returns: orders.data?.refundRequested ?? 0,
    questions: questions.data?.total ?? 0,
    applications: applications.data?.total ?? 0,
  };
};
