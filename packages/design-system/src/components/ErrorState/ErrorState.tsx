"use client";
import CloudOff from "lucide-react/icons/cloud-off";
import RefreshCw from "lucide-react/icons/refresh-cw";
import type { ReactNode } from "react";
import { Button } from "../Button/index.ts";
import { EmptyState, type EmptyStateProps } from "../EmptyState/index.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type ErrorStateTexts } from "../../words/components/ErrorState.ts";

export interface ErrorStateProps extends Omit<EmptyStateProps, "icon" | "tone" | "actions"> {
  /** Called by the button; while the attempt lasts the caller sets `retrying`. */
  onRetry: () => void;
  /** A second way on, after the button: a link to another page. */
  secondary?: ReactNode;
  /** Other words than those of the locale. */
  texts?: Partial<ErrorStateTexts>;
  /** The retry is under way. */
  retrying?: boolean;
}

/** Something did not load: what happened, what is safe, and a way to try again. */
export function ErrorState({
  onRetry,
  texts: given,
  retrying = false,
  secondary,
  size = "lg",
  ...rest
}: ErrorStateProps) {
  const texts = useTexts("errorState", english, given);
  const large = size === "lg";
  return (
    <EmptyState
      data-component="ErrorState"
      role="alert"
      icon={CloudOff}
      tone="caution"
      size={size}
      actions={
        <>
          <Button
            variant={large ? "solid" : "outline"}
            size={large ? "md" : "sm"}
            startIcon={RefreshCw}
            loading={retrying}
            onClick={onRetry}
          >
            {texts.retry}
          </Button>
          {secondary}
        </>
      }
      {...rest}
    />
  );
}
