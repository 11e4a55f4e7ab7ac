"use client";
import CloudOff from "lucide-react/icons/cloud-off";
import RefreshCw from "lucide-react/icons/refresh-cw";
import type { ReactNode } from "react";
import { Button } from "../Button/index.ts";
import { EmptyState, type EmptyStateProps } from "../EmptyState/index.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type ErrorStateTexts } from "../../words/components/ErrorState.ts";

export interface ErrorStateProps extends Omit<EmptyStateProps, "icon" | "tone" | "actions"> {
  /** Called when the button is pressed. Set `retrying` during the attempt. */
  onRetry: () => void;
  /** A secondary action after the button: a link to another page. */
  secondary?: ReactNode;
  /** Overrides the locale's texts. */
  texts?: Partial<ErrorStateTexts>;
  /** Whether the retry is in progress. */
  retrying?: boolean;
}

/** Error message for content that failed to load, with a reassurance and a retry button. */
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
