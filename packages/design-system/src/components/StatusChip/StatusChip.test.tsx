import { conforms } from "../../testing/conformance.tsx";
import { StatusChip } from "./index.ts";

conforms("StatusChip", (props) => (
  <StatusChip tone="caution" {...props}>
    To pay
  </StatusChip>
));
