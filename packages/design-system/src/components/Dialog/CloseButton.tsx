import * as Radix from "@radix-ui/react-dialog";
import { Cross } from "../../lib/shapes.tsx";
import { IconButton } from "../IconButton/index.ts";

/** The close button in the corner of an overlay. */
export function CloseButton({ label, className }: { label: string; className: string }) {
  return (
    <Radix.Close asChild>
      <IconButton icon={Cross} label={label} variant="ghost" size="sm" className={className} />
    </Radix.Close>
  );
}
