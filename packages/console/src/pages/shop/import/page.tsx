import {
  importDays,
  merchantImportDetail,
  merchantImportPreview,
  merchantImportRun,
  merchantImportUndo,
  merchantProductChoices,
  type ImportDetail,
  type ImportSettings,
} from "@carmine/api/contract";
import {
  Button,
  Card,
  ConfirmDialog,
  Message,
  PageHeader,
  ProgressBar,
  Skeleton,
  StatusChip,
} from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import Play from "lucide-react/icons/play";
import Undo2 from "lucide-react/icons/undo-2";
import { useState } from "react";
import { useParams } from "react-router";
import { useRead, useWrite } from "../../../app/endpoints.ts";
import { useWorkspace, useShopId } from "../../../app/workspace.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import { importStatus, taskTexts } from "../../../features/imports/import-states.ts";
import * as styles from "../../../features/list/detail.css.ts";
import { ListError } from "../../../features/list/ListError.tsx";
import { useBackToList } from "../../../features/list/use-back-to-list.ts";
import { FileSection } from "./FileSection.tsx";
import * as own from "./page.css.ts";
import { Examples, Figures, Problems } from "./Results.tsx";
import { Categories, Settings } from "./Settings.tsx";

const refetchMs = 1000;

/** An import: check of its file, options, preview, progress, report and undo. */
const ImportPage = () => {
  const { id = "" } = useParams();
  const { home } = useWorkspace();
  useBackToList(`${home}/imports`);
  const [isWorking, setIsWorking] = useState(false);
  const { data, error, isFetching, refetch } = useRead(
    merchantImportDetail,
    { params: { id: Number(id) } },
    isWorking ? { refetchMs } : {},
  );
  if (data && isWorking !== (data.task !== null)) setIsWorking(data.task !== null);
  if (error && !data) return <ListError error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton style={{ blockSize: 480 }} />;
  return <Import key={data.id} detail={data} />;
};

const Import = ({ detail }: { detail: ImportDetail }) => {
  const intl = useIntl();
  const merId = useShopId();
  const { home } = useWorkspace();
  const errorText = useErrorText();
  const choices = useRead(merchantProductChoices, { params: { merId } });
  const [settings, setSettings] = useState<ImportSettings>(detail.settings);
  const [isUndoAsked, setIsUndoAsked] = useState(false);
  const preview = useWrite(merchantImportPreview);
  const run = useWrite(merchantImportRun);
  const undo = useWrite(merchantImportUndo);
  const params = { id: detail.id };
  const status = importStatus(detail);
  const isOpen = detail.state === "uploaded" || detail.state === "previewed";
  // Changed settings invalidate the preview.
  const isPreviewed =
    detail.state === "previewed" && JSON.stringify(settings) === JSON.stringify(detail.settings);
  const isBusy = detail.task !== null || preview.isPending || run.isPending || undo.isPending;
  const failure = preview.error ?? run.error ?? undo.error;
  const count = detail.created + detail.updated;
  return (
    <>
      <PageHeader
        title={detail.fileName}
        crumbs={[
          {
            label: intl.formatMessage({ defaultMessage: "Imports", description: "Console: page" }),
            href: `${home}/imports`,
          },
          { label: detail.fileName },
        ]}
        status={<StatusChip tone={status.tone}>{intl.formatMessage(status.text)}</StatusChip>}
        actions={
          <>
            {isOpen && (
              <Button
                size="sm"
                variant={isPreviewed ? "outline" : "solid"}
                disabled={isBusy}
                loading={preview.isPending}
                onClick={() => preview.mutate({ params, body: settings })}
              >
                <FormattedMessage defaultMessage="Preview" description="Console imports: button" />
              </Button>
            )}
            {isOpen && isPreviewed && (
              <Button
                size="sm"
                variant="solid"
                startIcon={Play}
                disabled={isBusy || count === 0}
                loading={run.isPending}
                onClick={() => run.mutate({ params })}
              >
                <FormattedMessage
                  defaultMessage="Import {count, plural, one {# product} other {# products}}"
                  description="Console imports: button"
                  values={{ count }}
                />
              </Button>
            )}
            {detail.canUndo && (
              <Button size="sm" startIcon={Undo2} disabled={isBusy} onClick={() => setIsUndoAsked(true)}>
                <FormattedMessage defaultMessage="Undo import" description="Console imports: button" />
              </Button>
            )}
          </>
        }
      />
      <div className={own.head}>
        {failure && <Message tone="critical">{errorText(failure)}</Message>}
        {detail.error !== null && <Message tone="critical">{detail.error}</Message>}
        {detail.task !== null && <Progress detail={detail} task={detail.task} />}
        {detail.state === "undone" && <Undone detail={detail} />}
        {detail.state !== "uploaded" && <Figures detail={detail} />}
        {detail.state === "done" && <Report detail={detail} />}
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          {detail.state !== "uploaded" && <Problems detail={detail} />}
          {detail.state !== "uploaded" && <Examples detail={detail} />}
          {isOpen && (
            <Categories
              detail={detail}
              choices={choices.data}
              value={settings}
              onChange={(part) => setSettings({ ...settings, ...part })}
            />
          )}
          {!isOpen || detail.types.length > 0 || detail.state === "previewed" ? null : (
            <FileSection detail={detail} />
          )}
        </div>
        <div className={styles.column}>
          {isOpen && <Settings value={settings} onChange={(part) => setSettings({ ...settings, ...part })} />}
          {(!isOpen || detail.types.length > 0 || detail.state === "previewed") && (
            <FileSection detail={detail} />
          )}
        </div>
      </div>
      <ConfirmDialog
        open={isUndoAsked}
        onOpenChange={setIsUndoAsked}
        tone="critical"
        title={
          <FormattedMessage defaultMessage="Undo this import?" description="Console imports: question" />
        }
        confirmLabel={intl.formatMessage({
          defaultMessage: "Undo import",
          description: "Console imports: button",
        })}
        loading={undo.isPending}
        onConfirm={() => undo.mutate({ params }, { onSettled: () => setIsUndoAsked(false) })}
      >
        <FormattedMessage
          defaultMessage="Values that still match the file go back to what they were. Values that were changed since then stay, and new products move to the trash."
          description="Console imports: question"
        />
      </ConfirmDialog>
    </>
  );
};

const Progress = ({ detail, task }: { detail: ImportDetail; task: NonNullable<ImportDetail["task"]> }) => {
  const intl = useIntl();
  return (
    <Card padding="none" className={own.progress}>
      <ProgressBar label={intl.formatMessage(taskTexts[task])} value={detail.percent} />
      <span className={styles.small}>
        <FormattedMessage
          defaultMessage="You can leave this page. The work continues, and the result will be here."
          description="Console imports: work in progress"
        />
      </span>
    </Card>
  );
};

const Undone = ({ detail }: { detail: ImportDetail }) => (
  <Message tone="info">
    <FormattedMessage
      defaultMessage="{restored, plural, one {# value was restored.} other {# values were restored.}} {kept, plural, =0 {} one {# value stayed because it was changed after the import.} other {# values stayed because they were changed after the import.}}"
      description="Console imports: result of an undo"
      values={{ restored: detail.restored, kept: detail.notRestored }}
    />
  </Message>
);

/** Images and stock of a finished import. */
const Report = ({ detail }: { detail: ImportDetail }) => (
  <p className={styles.muted}>
    <FormattedMessage
      defaultMessage="{pictures, plural, =0 {No new images} one {# image} other {# images}} · {kept, plural, =0 {no stock kept} one {stock kept for # variant} other {stock kept for # variants}} · can be undone for {days} days"
      description="Console imports: result"
      values={{ pictures: detail.pictures, kept: detail.stockKept, days: importDays }}
    />
  </p>
);

export default ImportPage;
