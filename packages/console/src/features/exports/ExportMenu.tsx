import { Button, DropdownMenu, DropdownMenuItem } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import Download from "lucide-react/icons/download";

export interface ExportChoice {
  readonly id: string;
  readonly label: string;
  readonly onSelect: () => void;
}

/** Files of a list; a single one is a button. */
export const ExportMenu = ({ choices }: { choices: readonly ExportChoice[] }) => {
  const [only, ...others] = choices;
  if (!only) return null;
  const label = <FormattedMessage defaultMessage="Export" description="Console exports: button" />;
  if (others.length === 0)
    return (
      <Button size="sm" startIcon={Download} onClick={only.onSelect}>
        {label}
      </Button>
    );
  return (
    <DropdownMenu
      trigger={
        <Button size="sm" startIcon={Download}>
          {label}
        </Button>
      }
    >
      {choices.map(({ id, label: text, onSelect }) => (
        <DropdownMenuItem key={id} onSelect={onSelect}>
          {text}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
};
