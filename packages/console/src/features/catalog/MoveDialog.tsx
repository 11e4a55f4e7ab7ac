import { isApiError } from "@carmine/api/client";
import { operatorCategorySave, type CategoryEntry } from "@carmine/api/contract";
import { Button, Dialog, Message, Stack, TreeSelect, useToast, type TreeNode } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useState } from "react";
import { useWrite } from "../../app/endpoints.ts";
import { useErrorText } from "../../app/use-error-text.ts";

interface MoveDialogProps {
  entry: CategoryEntry;
  name: string;
  productCount: number;
  nodes: readonly TreeNode[];
  onClose: () => void;
}

const top = "top";

/** Moves a category and its subcategories to another parent; the toast offers to undo the move. */
export const MoveDialog = ({ entry, name, productCount, nodes, onClose }: MoveDialogProps) => {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const save = useWrite(operatorCategorySave);
  const current = entry.pid === null ? top : String(entry.pid);
  const [parent, setParent] = useState(current);
  const write = async (from: number | null, to: number | null): Promise<void> => {
    const { id, ...fields } = entry;
    await save.mutateAsync({ body: { id, from: { ...fields, pid: from }, to: { ...fields, pid: to } } });
  };
  const undo = async (from: number | null): Promise<void> => {
    try {
      await write(from, entry.pid);
      toast({
        message: intl.formatMessage({
          defaultMessage: "The change was undone",
          description: "Console entries: after an undo",
        }),
      });
    } catch (error) {
      if (isApiError(error)) toast({ tone: "critical", message: errorText(error) });
    }
  };
  const submit = async (): Promise<void> => {
    const to = parent === top ? null : Number(parent);
    try {
      await write(entry.pid, to);
      toast({
        message: intl.formatMessage({
          defaultMessage: "Moved",
          description: "Console categories: after a move",
        }),
        action: {
          label: intl.formatMessage({ defaultMessage: "Undo", description: "Console: button in a message" }),
          onAction: () => void undo(to),
        },
      });
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  };
  const topNode: TreeNode = {
    id: top,
    label: intl.formatMessage({
      defaultMessage: "Top level",
      description: "Console categories: place of a department",
    }),
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        <FormattedMessage
          defaultMessage="Move “{name}”"
          description="Console categories: dialog"
          values={{ name }}
        />
      }
      footer={
        <Button
          variant="solid"
          disabled={parent === current || parent === ""}
          loading={save.isPending}
          onClick={() => void submit()}
        >
          <FormattedMessage defaultMessage="Move" description="Console categories: button" />
        </Button>
      }
    >
      <Stack gap={16}>
        {save.error && (
          <Message tone="critical" role="alert">
            {errorText(save.error)}
          </Message>
        )}
        <p>
          <FormattedMessage
            defaultMessage="{count, plural, =0 {It has no products.} one {# product moves with it.} other {# products move with it.}}"
            description="Console categories: what a move does"
            values={{ count: productCount }}
          />
        </p>
        <TreeSelect
          label={intl.formatMessage({ defaultMessage: "Parent", description: "Console categories: field" })}
          required
          nodes={[topNode, ...nodes]}
          value={parent}
          onValueChange={setParent}
        />
      </Stack>
    </Dialog>
  );
};
