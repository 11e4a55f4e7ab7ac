import { maxImportBytes, merchantImportUpload } from "@carmine/api/contract";
import { ApiError, uploadOne } from "@carmine/api/client";
import { Button, EmptyState, Message, ProgressBar } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { clsx } from "clsx";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import Upload from "lucide-react/icons/upload";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useWorkspace, useShopId } from "../../../app/workspace.ts";
import { usePreferences } from "../../../app/preferences.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import * as styles from "./page.css.ts";

const megabyte = 1024 * 1024;

/** Uploads a product file, and opens its check. A file can be chosen or dropped. */
export const UploadArea = () => {
  const intl = useIntl();
  const merId = useShopId();
  const { home } = useWorkspace();
  const { locale } = usePreferences();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  /** Sent share of the file, 0 to 1; null without an upload. */
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);

  const upload = async (file: File | undefined): Promise<void> => {
    if (!file || share !== null) return;
    if (file.size > maxImportBytes) {
      setProblem(
        intl.formatMessage(
          {
            defaultMessage: "The file is larger than {megabytes} MB. Split it into several files.",
            description: "Console imports: file too large",
          },
          { megabytes: maxImportBytes / megabyte },
        ),
      );
      return;
    }
    setProblem(null);
    setShare(0);
    try {
      const { id } = await uploadOne(merchantImportUpload, {
        query: { merId },
        file,
        locale,
        cookieSession: true,
        onProgress: setShare,
        timeoutMs: 120_000,
      });
      await navigate(`${home}/imports/${id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(errorText(error));
      setShare(null);
    }
  };

  return (
    <section
      className={clsx(styles.area, isOver && styles.areaOver)}
      aria-label={intl.formatMessage({
        defaultMessage: "Import products",
        description: "Console imports: section",
      })}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        void upload(event.dataTransfer.files[0]);
      }}
    >
      <EmptyState
        size="md"
        icon={FileSpreadsheet}
        title={
          <FormattedMessage
            defaultMessage="Import products from a CSV file"
            description="Console imports: upload"
          />
        }
        actions={
          <Button
            variant="solid"
            size="sm"
            startIcon={Upload}
            loading={share !== null}
            onClick={() => input.current?.click()}
          >
            <FormattedMessage defaultMessage="Choose file" description="Console imports: button" />
          </Button>
        }
      >
        <FormattedMessage
          defaultMessage="Drop a product export from Shopify, WooCommerce, or this shop here. You’ll see what would change before anything is imported."
          description="Console imports: upload"
        />
      </EmptyState>
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        onChange={({ target }) => {
          void upload(target.files?.[0]);
          target.value = "";
        }}
      />
      {share !== null && (
        <ProgressBar
          className={styles.progress}
          value={share * 100}
          label={intl.formatMessage({
            defaultMessage: "Uploading and checking the file",
            description: "Console imports: work in progress",
          })}
        />
      )}
      {problem !== null && (
        <Message tone="critical" className={styles.problem}>
          {problem}
        </Message>
      )}
    </section>
  );
};
