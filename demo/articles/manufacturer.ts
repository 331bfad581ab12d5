/** As the General Product Safety Regulation asks for it: name, post and electronic address. */
export const MANUFACTURER =
	"Keepsake Print Works, Carrer de la Impremta 12, 46001 Valencia, España, safety@keepsake.example";
