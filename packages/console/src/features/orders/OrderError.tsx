import type { ApiError } from "@carmine/api/client";
import { Code, formatOrderNo } from "@carmine/api/contract";
import { ButtonLink, EmptyState } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import FileQuestion from "lucide-react/icons/file-question-mark";
import { useWorkspace } from "../../app/workspace.ts";
import { ListError } from "../list/ListError.tsx";

interface OrderErrorProps {
  orderNo: string;
  error: ApiError;
  onRetry: () => void;
  retrying: boolean;
}

/** The server rejects text that isn't an order number with 400. */
const unknownCodes: readonly number[] = [Code.notFound, Code.badRequest];

/** Replaces an order that failed to load, or that doesn't exist. */
export const OrderError = ({ orderNo, error, ...rest }: OrderErrorProps) => {
  const { home } = useWorkspace();
  if (!unknownCodes.includes(error.code)) return <ListError error={error} {...rest} />;
  return (
    <EmptyState
      size="md"
      role="alert"
      icon={FileQuestion}
      title={
        <FormattedMessage
          defaultMessage="There is no order with this number"
          description="Console order: unknown number, title"
        />
      }
      actions={
        <ButtonLink size="sm" href={`${home}/orders`}>
          <FormattedMessage defaultMessage="All orders" description="Console order: unknown number, link" />
        </ButtonLink>
      }
    >
      <FormattedMessage
        defaultMessage="Check the number: {number}"
        description="Console order: unknown number"
        values={{ number: formatOrderNo(orderNo) }}
      />
    </EmptyState>
  );
};
