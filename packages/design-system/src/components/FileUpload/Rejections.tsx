import { Cross } from "../../lib/shapes.tsx";
import { fill } from "../../words/fill.ts";
import type { UploadTexts } from "../../words/components/FileUpload.ts";
import { IconButton } from "../IconButton/index.ts";
import { Message } from "../Message/index.ts";
import * as styles from "./FileUpload.css.ts";
import type { UploadLimits } from "./limits.ts";
import { limitValues, rejectionText } from "./rejection-texts.ts";
import type { Rejection } from "./useRejections.ts";

interface RejectionsProps {
  rejections: readonly Rejection[];
  limits: UploadLimits;
  isPictures: boolean;
  texts: UploadTexts;
  locale: string;
  onDismiss: (id: number) => void;
}

/** The rejected files with their reasons, announced as they appear. */
export function Rejections({ rejections, limits, isPictures, texts, locale, onDismiss }: RejectionsProps) {
  return (
    <div role="status">
      {rejections.map((rejection) => (
        <Message
          key={rejection.id}
          tone="critical"
          title={rejection.name}
          className={styles.notice}
          action={
            <IconButton
              icon={Cross}
              label={fill(texts.dismiss, { name: rejection.name })}
              variant="ghost"
              size="sm"
              onClick={() => onDismiss(rejection.id)}
            />
          }
        >
          {fill(texts[rejectionText(rejection.reason, isPictures)], limitValues(limits, locale))}
        </Message>
      ))}
    </div>
  );
}
