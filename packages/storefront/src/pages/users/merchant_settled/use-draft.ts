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
  /** Saves the draft after a delay, so that many changes in a row are one request. */
  readonly save: (draft: ApplicationDraft) => void;
  /**
   * Stops saving: submitting deletes the draft on the server, and no later save may recreate it. Resolves when
   * pending saves are done.
   */
  readonly pause: () => Promise<void>;
  /** Resumes saving if submitting failed. */
  readonly resume: (draft: ApplicationDraft) => void;
}

/** Saves the draft on the server, shortly after the last change and when the page is left. */
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
    // Returning to the page uses this draft, even while it is being saved.
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
