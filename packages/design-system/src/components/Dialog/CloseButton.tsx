import * as Radix from "@radix-ui/react-dialog";
import { Cross } from "../../lib/shapes.tsx";
import { IconButton } from "../IconButton/index.ts";

/** The cross in the corner of what lies over the page. */
export function CloseButton({ label, className }: { label: string; className: string }) {
  return (
    <Radix.Close asChild>
      <IconButton icon={Cross} label={label} variant="ghost" size="sm" className={className} />
    </Radix.Close>
  );
}
