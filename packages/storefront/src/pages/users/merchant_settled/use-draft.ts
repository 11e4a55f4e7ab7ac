import type { ApplicationDraft } from "@carmine/api/contract";
import { mutations } from "@carmine/api/hooks";
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
}

/** Keeps what is typed on the server, a moment after the last change and when the page is left. */
export const useDraft = (before: string | undefined): DraftSaving => {
  const { api } = useApp();
  const [savedAt, setSavedAt] = useState(before);
  const { mutate, isPending, isError } = useMutation(mutations.settledDraftSave(api));
  const waiting = useRef<ApplicationDraft>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = useCallback((): void => {
    clearTimeout(timer.current);
    const body = waiting.current;
    if (body === undefined) return;
    waiting.current = undefined;
    mutate({ body, quiet: true }, { onSuccess: ({ updateTime }) => setSavedAt(updateTime) });
  }, [mutate]);
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
      waiting.current = draft;
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, waitMs);
    },
    [flush],
  );
  return { savedAt, isSaving: isPending, failed: isError, save };
};
