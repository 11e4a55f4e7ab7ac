import { conforms } from "../../testing/conformance.tsx";
import { Skeleton } from "./index.ts";

conforms("Skeleton", (props) => <Skeleton width={96} {...props} />);
