import { isApiError } from "@carmine/api/client";
import { mutations, queries, runMutation } from "@carmine/api/hooks";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "../../app/AppContext.tsx";
import { useOncePer } from "../forms/use-once-per.ts";
import { useAfterSignIn, useAskToSignIn } from "../session/use-after-sign-in.ts";
import { useSignedIn } from "../session/use-person.ts";

export interface Reminder {
  /** Whether a reminder is set; false until known, as in public HTML. */
  readonly on: boolean;
  /** Updates optimistically and rolls back on failure. A visitor signs in first, then it continues. */
  readonly set: (on: boolean) => void;
}

/** The shopper's reminder for the start of an activity. */
export const useReminder = (id: number): Reminder => {
  const { api, queryClient } = useApp();
  const signedIn = useSignedIn();
  const reminders = queries.activityReminders(api);
  const on =
    useQuery({ ...reminders, enabled: signedIn, select: (ids: readonly number[]) => ids.includes(id) })
      .data ?? false;
  const { ask, wait } = useAskToSignIn({ kind: "activities", id });

  const change = async (next: boolean): Promise<void> => {
    await queryClient.cancelQueries({ queryKey: reminders.queryKey });
    const before = queryClient.getQueryData(reminders.queryKey);
    const others = (before ?? []).filter((other) => other !== id);
    queryClient.setQueryData(reminders.queryKey, next ? [...others, id] : others);
    try {
      const call = next ? mutations.activityRemind(api) : mutations.activityRemindCancel(api);
      await runMutation(queryClient, call, { body: { id } });
    } catch (error) {
      // The client has already shown the error. A list that wasn't loaded yet is fetched again.
      queryClient.setQueryData(reminders.queryKey, before ?? others);
      void queryClient.invalidateQueries({ queryKey: reminders.queryKey });
      if (next && isApiError(error) && error.needsSignIn) wait();
    }
  };

  useAfterSignIn({ kind: "activities", id }, () => void change(true));

  // A double click counts as one press, because the second press would undo the first.
  const set = useOncePer((next: boolean): void => {
    if (signedIn) void change(next);
    else ask();
  });
  return { on: signedIn && on, set };
};
