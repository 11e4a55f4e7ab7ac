import { consoleFactorRemove, type SecondFactorState } from "@carmine/api/contract";
import { Button, Dialog, Heading, Stack, StatusChip, Text } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useState } from "react";
import { useWrite } from "../../app/endpoints.ts";
import * as list from "../list/list.css.ts";
import { FactorCodeForm } from "./FactorCodeForm.tsx";
import SetUpFactor from "./SetUpFactor.tsx";

/** Adds and removes the account's authenticator app. */
export const FactorSettings = ({ factor }: { factor: SecondFactorState }) => {
  const [open, setOpen] = useState<"setUp" | "remove">();
  const remove = useWrite(consoleFactorRemove);
  const close = (): void => setOpen(undefined);
  return (
    <Stack gap={16}>
      <Heading level={2} size={18}>
        <FormattedMessage defaultMessage="Two-step sign-in" description="Console settings: section" />
      </Heading>
      {factor.isSetUp ? (
        <>
          <StatusChip tone="success" className={list.chip}>
            <FormattedMessage defaultMessage="On" description="Console settings: state of two-step sign-in" />
          </StatusChip>
          <Text size={14} tone="muted">
            <FormattedMessage
              defaultMessage="The console asks for a code from your authenticator app. {count, plural, =0 {No recovery codes are left: remove the app and set it up again.} one {# recovery code is left.} other {# recovery codes are left.}}"
              description="Console settings: two-step sign-in is on"
              values={{ count: factor.recoveryCodeCount }}
            />
          </Text>
          <div>
            <Button onClick={() => setOpen("remove")}>
              <FormattedMessage
                defaultMessage="Remove authenticator app"
                description="Console settings: button"
              />
            </Button>
          </div>
        </>
      ) : (
        <>
          <Text size={14} tone="muted">
            <FormattedMessage
              defaultMessage="Protects orders, money and customer data even if someone learns your password."
              description="Console settings: two-step sign-in is off"
            />
          </Text>
          <div>
            <Button variant="solid" onClick={() => setOpen("setUp")}>
              <FormattedMessage
                defaultMessage="Set up authenticator app"
                description="Console settings: button"
              />
            </Button>
          </div>
        </>
      )}
      <Dialog
        open={open === "setUp"}
        onOpenChange={close}
        title={
          <FormattedMessage
            defaultMessage="Set up authenticator app"
            description="Console settings: button"
          />
        }
      >
        <SetUpFactor onDone={close} />
      </Dialog>
      <Dialog
        open={open === "remove"}
        onOpenChange={close}
        title={
          <FormattedMessage
            defaultMessage="Remove authenticator app"
            description="Console settings: button"
          />
        }
      >
        <FactorCodeForm
          error={remove.error}
          isPending={remove.isPending}
          onSubmit={(code) => remove.mutate({ body: { code } }, { onSuccess: close })}
        >
          <FormattedMessage defaultMessage="Remove" description="Console staff: action" />
        </FactorCodeForm>
      </Dialog>
    </Stack>
  );
};
