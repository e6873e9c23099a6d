import { create } from "qrcode";
import { drawModules, type QrCode } from "../kernel/qr-code.ts";

/** A text as a QR code, of which fifteen hundredths may be soiled. */
export function qrCode(text: string): QrCode {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  return drawModules(modules.data, modules.size);
}
