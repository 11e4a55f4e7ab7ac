import { conforms } from "../../testing/conformance.tsx";
import { VisuallyHidden } from "./index.ts";

conforms("VisuallyHidden", (props) => <VisuallyHidden {...props}>of 5</VisuallyHidden>);
