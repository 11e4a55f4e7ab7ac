import { conforms } from "../../testing/conformance.tsx";
import { Tag } from "./index.ts";

conforms("Tag", (props) => <Tag {...props}>Save 22%</Tag>);
