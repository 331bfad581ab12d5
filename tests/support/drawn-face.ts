import sharp from "sharp";

/** A drawn head with shoulders before a wall, its face 200 wide and 240 high about this point: near enough for who looks for faces. */
export function drawnFace(size: { width: number; height: number }, [x, y]: readonly [number, number]): Promise<Buffer> {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<defs>
<radialGradient id="skin" cx=".45" cy=".42" r=".62"><stop offset="0" stop-color="#f0c8a8"/><stop offset=".7" stop-color="#d9a07c"/><stop offset="1" stop-color="#a86f52"/></radialGradient>
<filter id="soft" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="5"/></filter>
<filter id="fine"><feGaussianBlur stdDeviation="1.2"/></filter>
</defs>
<rect width="100%" height="100%" fill="#9db0b8"/>
<g transform="translate(${x} ${y})" filter="url(#fine)">
<path d="M-220 330C-210 210 -110 180 -50 165L50 165C110 180 210 210 220 330L220 900L-220 900Z" fill="#3a5570"/>
<path d="M-48 90L-52 190Q0 230 52 190L48 90Z" fill="#b98363"/>
<ellipse cx="0" cy="-62" rx="122" ry="118" fill="#3b2619"/>
<path d="M-100 -40C-104 60 -62 140 0 146C62 140 104 60 100 -40C96 -120 -96 -120 -100 -40Z" fill="url(#skin)"/>
<path d="M-108 -30C-100 -110 -30 -112 20 -118C80 -116 106 -80 108 -30C90 -70 60 -86 10 -88C-50 -84 -92 -70 -108 -30Z" fill="#3b2619"/>
<g filter="url(#soft)"><ellipse cx="-42" cy="-14" rx="30" ry="16" fill="#8a5a42" opacity=".6"/><ellipse cx="42" cy="-14" rx="30" ry="16" fill="#8a5a42" opacity=".6"/><path d="M-4 0Q-20 48 -22 56Q0 70 22 56Q18 40 6 0Z" fill="#b57a5a" opacity=".55"/><ellipse cx="0" cy="112" rx="34" ry="9" fill="#9a674c" opacity=".5"/></g>
<path d="M-68 -36Q-44 -50 -20 -38M68 -36Q44 -50 20 -38" fill="none" stroke="#38241a" stroke-width="8" stroke-linecap="round"/>
<path d="M-64 -10Q-42 -26 -20 -10Q-42 2 -64 -10ZM64 -10Q42 -26 20 -10Q42 2 64 -10Z" fill="#f4efe9" stroke="#4a2f22" stroke-width="3"/>
<circle cx="-42" cy="-11" r="9" fill="#2a1a12"/><circle cx="42" cy="-11" r="9" fill="#2a1a12"/>
<path d="M-16 56Q-8 64 0 60Q8 64 16 56" fill="none" stroke="#7c4a36" stroke-width="5" stroke-linecap="round"/>
<path d="M-40 88Q-14 78 0 84Q14 78 40 88Q14 108 0 108Q-14 108 -40 88Z" fill="#a84a48"/><path d="M-40 88Q0 96 40 88" stroke="#6a2a2a" stroke-width="3" fill="none"/>
</g></svg>`;
	return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
}
