import type { ApplicationDraft } from "@carmine/api/contract";
import { mutations, queries } from "@carmine/api/hooks";
import { useMutation } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useApp } from "../../../app/AppContext.tsx";

const waitMs = 700;

export interface DraftSaving {
  /** Wire time of the last save. */
  readonly savedAt: string | undefined;
  readonly isSaving: boolean;
  readonly failed: boolean;
  /** Keeps the draft soon: many changes in a row are one save. */
  readonly save: (draft: ApplicationDraft) => void;
  /**
   * Saves nothing from now on: the server drops the draft of an application that is sent, and none may come after.
   * Resolves when what is on its way has arrived.
   */
  readonly pause: () => Promise<void>;
  /** It wasn't sent after all. */
  readonly resume: (draft: ApplicationDraft) => void;
}

/** Keeps what is typed on the server, a moment after the last change and when the page is left. */
export const useDraft = (before: string | undefined): DraftSaving => {
  const { api, queryClient } = useApp();
  const [savedAt, setSavedAt] = useState(before);
  const { mutateAsync, isPending, isError } = useMutation(mutations.settledDraftSave(api));
  const waiting = useRef<ApplicationDraft>(undefined);
  const underway = useRef<Promise<void>>(Promise.resolve());
  const paused = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = useCallback((): void => {
    clearTimeout(timer.current);
    const body = waiting.current;
    if (body === undefined) return;
    waiting.current = undefined;
    // Who comes back goes on from this one, even while it is still on its way.
    queryClient.setQueryData(
      queries.settledDraft(api).queryKey,
      (known) => known && { ...known, draft: body },
    );
    underway.current = mutateAsync({ body, quiet: true }).then(
      ({ updateTime }) => setSavedAt(updateTime),
      () => undefined,
    );
  }, [api, queryClient, mutateAsync]);
  useEffect(() => {
    const leave = (): void => {
      if (document.visibilityState === "hidden") flush();
    };
    document.addEventListener("visibilitychange", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      flush();
    };
  }, [flush]);
  const save = useCallback(
    (draft: ApplicationDraft): void => {
      if (paused.current) return;
      waiting.current = draft;
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, waitMs);
    },
    [flush],
  );
  const pause = (): Promise<void> => {
    paused.current = true;
    waiting.current = undefined;
    clearTimeout(timer.current);
    return underway.current;
  };
  const resume = (draft: ApplicationDraft): void => {
    paused.current = false;
    save(draft);
  };
  return { savedAt, isSaving: isPending, failed: isError, save, pause, resume };
};
