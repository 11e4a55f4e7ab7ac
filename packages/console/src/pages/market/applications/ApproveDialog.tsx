import { merchantCategories, merchantTypes, type OperatorApplication } from "@carmine/api/contract";
import { Button, Checkbox, Dialog, Select } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useState } from "react";
import { useRead } from "../../../app/endpoints.ts";
import * as styles from "./page.css.ts";

interface Terms {
  readonly categoryId: number;
  readonly typeId: number;
  readonly isVerified: boolean;
}

interface ApproveDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  application: OperatorApplication;
  loading: boolean;
  onApprove: (terms: Terms) => void;
}

/** Asks for the terms of a new shop: category with its fee, type and badge. */
export const ApproveDialog = ({ application, loading, onApprove, ...dialog }: ApproveDialogProps) => {
  const intl = useIntl();
  const categories = useRead(merchantCategories, {});
  const types = useRead(merchantTypes, {});
  const [terms, setTerms] = useState<Terms>({
    categoryId: application.categoryId,
    typeId: application.typeId,
    isVerified: true,
  });
  const { name, realName, email } = application;
  const fee = categories.data?.find(({ id }) => id === terms.categoryId)?.handlingFee;
  return (
    <Dialog
      {...dialog}
      title={
        <FormattedMessage
          defaultMessage="Open {name}?"
          description="Console applications: question before approving"
          values={{ name }}
        />
      }
      description={
        <FormattedMessage
          defaultMessage="The shop opens right away, and {person} becomes its owner. We email {email}."
          description="Console applications: consequence of approving"
          values={{ person: realName, email }}
        />
      }
      footer={
        <Button variant="solid" loading={loading} onClick={() => onApprove(terms)}>
          <FormattedMessage
            defaultMessage="Approve and open shop"
            description="Console applications: button"
          />
        </Button>
      }
    >
      <div className={styles.terms}>
        <Select
          label={intl.formatMessage({
            defaultMessage: "Category",
            description: "Console: field",
          })}
          {...(typeof fee === "number" && {
            hint: intl.formatMessage(
              { defaultMessage: "Fee: {percent}", description: "Console applications: fee of a category" },
              { percent: intl.formatNumber(fee / 100, { style: "percent", maximumFractionDigits: 2 }) },
            ),
          })}
          options={(categories.data ?? []).map(({ id, name: label }) => ({ value: String(id), label }))}
          value={String(terms.categoryId)}
          onValueChange={(value) => setTerms({ ...terms, categoryId: Number(value) })}
        />
        <Select
          label={intl.formatMessage({ defaultMessage: "Type", description: "Console audit: filter" })}
          options={(types.data ?? []).map(({ id, name: label }) => ({ value: String(id), label }))}
          value={String(terms.typeId)}
          onValueChange={(value) => setTerms({ ...terms, typeId: Number(value) })}
        />
        <Checkbox
          checked={terms.isVerified}
          onCheckedChange={(isVerified) => setTerms({ ...terms, isVerified })}
        >
          <FormattedMessage
            defaultMessage="Show the verified badge"
            description="Console applications: field"
          />
        </Checkbox>
      </div>
    </Dialog>
  );
};
