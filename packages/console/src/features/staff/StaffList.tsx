import { isApiError } from "@carmine/api/client";
import { merchantRoles, operatorRoles, type StaffRole } from "@carmine/api/contract";
import { Button, ConfirmDialog, PageHeader, useToast } from "@carmine/design-system";
import type { DataTableAction } from "@carmine/design-system/data-table";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import Mail from "lucide-react/icons/mail";
import MailX from "lucide-react/icons/mail-x";
import ShieldOff from "lucide-react/icons/shield-off";
import UserCog from "lucide-react/icons/user-cog";
import UserMinus from "lucide-react/icons/user-minus";
import UserPlus from "lucide-react/icons/user-plus";
import { useMemo, useState } from "react";
import { useWorkspace } from "../../app/workspace.ts";
import { useErrorText } from "../../app/use-error-text.ts";
import { loadProps } from "../list/table-props.tsx";
import { InviteDialog } from "./InviteDialog.tsx";
import { RoleDialog } from "./RoleDialog.tsx";
import { staffRowsOf, type StaffRow } from "./staff-rows.ts";
import { useColumns } from "./use-columns.tsx";
import { useStaffCalls } from "./use-staff-calls.ts";
import { ListTable } from "../list/ListTable.tsx";

/** The open confirmation of a row's menu. */
interface Question {
  readonly row: StaffRow;
  readonly about: "role" | "remove" | "factor";
}

const roleOf = (row: StaffRow): string =>
  row.kind === "member" ? row.member.staffRole : row.invitation.staffRole;

const knownRole = (role: string): StaffRole | undefined =>
  [...merchantRoles, ...operatorRoles].find((one) => one === role);

/** Members of the workspace and pending invitations. */
export const StaffList = ({ title }: { title: string }) => {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const { merId, user } = useWorkspace();
  const { staff, invite, changeRole, revoke, withdraw, resetFactor } = useStaffCalls();
  const columns = useColumns();
  const [isInviting, setInviting] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const [isPending, setPending] = useState(false);
  const rows = useMemo(() => (staff.data ? staffRowsOf(staff.data) : []), [staff.data]);

  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setPending(true);
    try {
      await work();
      setQuestion(undefined);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast({ tone: "critical", message: errorText(error) });
    } finally {
      setPending(false);
    }
  };

  const actionsOf = (row: StaffRow): DataTableAction[] => {
    const role = knownRole(roleOf(row));
    if (row.kind === "member")
      return [
        {
          label: intl.formatMessage({ defaultMessage: "Change role", description: "Console staff: button" }),
          icon: UserCog,
          onSelect: () => setQuestion({ row, about: "role" }),
        },
        ...(resetFactor && row.member.hasSecondFactor && row.member.uid !== user.id
          ? [
              {
                label: intl.formatMessage({
                  defaultMessage: "Reset two-step sign-in",
                  description: "Console staff: action",
                }),
                icon: ShieldOff,
                onSelect: () => setQuestion({ row, about: "factor" }),
              },
            ]
          : []),
        {
          label: intl.formatMessage({ defaultMessage: "Remove", description: "Console staff: action" }),
          icon: UserMinus,
          tone: "critical",
          onSelect: () => setQuestion({ row, about: "remove" }),
        },
      ];
    return [
      {
        label: intl.formatMessage({ defaultMessage: "Send again", description: "Console staff: action" }),
        icon: Mail,
        onSelect: () => {
          if (role)
            void attempt(async () => {
              await invite(row.invitation.email, role);
              toast({
                tone: "success",
                message: intl.formatMessage(
                  { defaultMessage: "Invitation sent to {email}", description: "Console staff: result" },
                  { email: row.invitation.email },
                ),
              });
            });
        },
      },
      {
        label: intl.formatMessage({
          defaultMessage: "Withdraw invitation",
          description: "Console staff: action",
        }),
        icon: MailX,
        tone: "critical",
        onSelect: () => setQuestion({ row, about: "remove" }),
      },
    ];
  };

  const target = question?.row;
  const askedRole = target && knownRole(roleOf(target));
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <Button variant="solid" size="sm" startIcon={UserPlus} onClick={() => setInviting(true)}>
            <FormattedMessage defaultMessage="Invite" description="Console staff: button" />
          </Button>
        }
      />
      <ListTable
        list="staff"
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        rowLabel={({ name }) => name}
        {...loadProps(staff)}
        rowActions={actionsOf}
        empty={null}
      />
      <InviteDialog
        open={isInviting}
        onOpenChange={setInviting}
        initialRole={merId === null ? "content" : "warehouse"}
        onInvite={invite}
      />
      {target?.kind === "member" && question?.about === "role" && askedRole && (
        <RoleDialog
          key={target.key}
          name={target.name}
          role={askedRole}
          onClose={() => setQuestion(undefined)}
          onChange={(to) => changeRole(target.member.uid, askedRole, to)}
        />
      )}
      <ConfirmDialog
        open={question?.about === "factor"}
        onOpenChange={() => setQuestion(undefined)}
        tone="critical"
        loading={isPending}
        title={
          <FormattedMessage
            defaultMessage="Reset two-step sign-in of {name}?"
            description="Console staff: question"
            values={{ name: target?.name }}
          />
        }
        confirmLabel={intl.formatMessage({ defaultMessage: "Reset", description: "Console staff: button" })}
        onConfirm={() =>
          void attempt(async () => {
            if (target?.kind === "member") await resetFactor?.(target.member.uid);
          })
        }
      >
        <FormattedMessage
          defaultMessage="Only do this if you know that they lost their phone. They’ll be signed out everywhere and notified."
          description="Console staff: consequence"
        />
      </ConfirmDialog>
      <ConfirmDialog
        open={question?.about === "remove"}
        onOpenChange={() => setQuestion(undefined)}
        tone="critical"
        loading={isPending}
        title={
          target?.kind === "invitation" ? (
            <FormattedMessage
              defaultMessage="Withdraw the invitation to {name}?"
              description="Console staff: question"
              values={{ name: target.name }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="Remove {name}?"
              description="Console staff: question"
              values={{ name: target?.name }}
            />
          )
        }
        confirmLabel={
          target?.kind === "invitation"
            ? intl.formatMessage({ defaultMessage: "Withdraw", description: "Console staff: button" })
            : intl.formatMessage({ defaultMessage: "Remove", description: "Console staff: action" })
        }
        onConfirm={() =>
          void attempt(async () => {
            if (target?.kind === "member") await revoke(target.member.uid);
            if (target?.kind === "invitation") await withdraw(target.invitation.id);
          })
        }
      >
        {target?.kind === "invitation" ? (
          <FormattedMessage
            defaultMessage="The link in the email stops working."
            description="Console staff: consequence"
          />
        ) : (
          <FormattedMessage
            defaultMessage="They’ll lose access right away, on all devices. Their shopper account stays."
            description="Console staff: consequence"
          />
        )}
      </ConfirmDialog>
    </>
  );
};
