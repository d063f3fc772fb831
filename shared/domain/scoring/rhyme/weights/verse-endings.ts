// Made by scripts/train-rhyme.ts from labelled stanzas; do not edit.
import type { EndingModel } from '../stanza/ending-odds.ts'
import { readNamed } from './read-table.ts'

const VOWEL_LETTERS = `
  7.82;  a 0.06;  ai -1.56;  e -0.32;  ea -1.66;  ee -0.57;  i -2.09;  o -0.05;  u 0.35; a a 1.9;
a ae 0.52; a ai -0.4; a aie -0.08; a au -0.36; a aue -3.08; a aw -0.69; a ay -1.89; a aye -0.25;
a ayi -1.83; a e -2.23; a ea -0.42; a eau -1.55; a eaue -1.6; a ee -4.66; a eei -1.94; a eeue -1.6;
a ei -0.67; a eie -1.74; a eou -1.55; a eue -2.17; a eui -1.9; a euiue -1.6; a ew -4.76; a ey -1.65;
a eye -2.51; a i -4.77; a ia 0.64; a ie -4; a ieu -1.87; a iew -3.26; a io -3.76; a iou -2.42;
a iu -1.87; a iue -2.67; a iui -1.94; a o -2.8; a oa -2.87; a oe -3.41; a oi -3.69; a oo -4.67;
a ooe -1.55; a ooi -1.55; a ou -3.91; a oue -2.29; a oui -1.74; a ow -6.07; a oy -4.05; a oye -1.83;
a u -4.2; a ua 1.49; a uai -0.01; a uau -1.65; a ue -2.93; a uea -1.65; a uee -2.76; a ui -4.1;
a uie -0.74; a uo -1.6; a uy -2.01; a y -3.73; a ye -2.34; a yea -2.13; a yee -1.55; a yei 0.48;
a yi -2.64; a yie -2.42; a you -4.02; ae ae 8.4; ae e -0.35; ae ee -0.44; ae i -1.8; ae o -1.65;
ai ai 2.86; ai aie 1.25; ai au -2.89; ai aue -2.24; ai aw -3.04; ai ay -0.05; ai aye 1.69;
ai ea -0.62; ai ee -3.86; ai ei 1.88; ai eo -1.59; ai eue -1.64; ai ew -3.69; ai ey -0.32;
ai eye -2.2; ai i -3.32; ai ia -2.13; ai ie -4.71; ai iew -2.37; ai io -3.69; ai iou -1.78;
ai ioy -1.59; ai iue -1.95; ai o -5.13; ai oa -2.31; ai oe -3.37; ai oi -2.72; ai oo -4.57;
ai ou -3.86; ai oue -2.4; ai ow -4.95; ai oy -3.04; ai u -4.91; ai ua -0.2; ai uai 1.44; ai ue -3.67;
ai uee -2; ai ui -3.08; ai uy -1.56; ai y -2.77; ai ye -2.85; ai yea -2.28; ai yei 0.04; ai yi -1.92;
ai yie -1.78; ai you -3.01; aie aie 7.26; aie ay 0.39; aie e -2.52; aie ea -1.89; aie ee -1.77;
aie i -2.45; aie ie -1.55; aie o -2.18; aie ou -1.6; aie ow -1.62; aie u -1.61; aie y -1.65;
au au 5.34; au aw 2.5; au ay -1.75; au e -1.68; au ea -3.16; au eau -0.25; au ee -2.95; au ei -1.57;
au ew -1.83; au eye -1.83; au i -4.02; au ia -0.34; au ie -2.44; au io -1.83; au o -1.57;
au oa -0.66; au oe -1.68; au oo -2.35; au ou 1.83; au ow -2.63; au oy -1.56; au u -1.59; au ua 0.13;
au uau 1.32; au ue -1.82; au ui -1.57; au y -2.69; au you -1.55; aue aue 6.32; aue ay -2.13;
aue e -3.29; aue ea -2.46; aue ee -2.28; aue i -3.2; aue ie -1.91; aue o -2.86; aue oo -1.84;
aue ou -1.99; aue ow -2.04; aue u -2.01; aue y -2.09; aw aw 5.21; aw ay -2.9; aw e -0.86;
aw ea -3.32; aw ee -3.1; aw ei -1.62; aw eo -0.27; aw ew -1.91; aw eye -1.91; aw i -4.18;
aw ia -0.36; aw iaw 0.82; aw ie -2.57; aw io -1.91; aw oa -1.73; aw oe -1.75; aw oo -2.47;
aw ou -2.7; aw ow -1.76; aw oy -1.61; aw u -2.73; aw ue -1.9; aw ui -1.63; aw y -2.83; aw yaw 0.25;
aw ye -1.55; aw you -1.6; ay ay 3.22; ay aye 0.33; ay e -4.21; ay ea -2.74; ay ee -4.18; ay ei -0.66;
ay eo -1.54; ay eue -1.59; ay ew -3.54; ay ey 2.6; ay eye -2.54; ay i -4.88; ay ia 0.04; ay ie -4.54;
ay iew -2.26; ay io -3.54; ay iou -1.72; ay ioy -1.54; ay iue -1.86; ay o -4.97; ay oa -3.17;
ay oe -3.22; ay oi -2.59; ay oo -4.4; ay ou -4.7; ay oue -2.29; ay ow -4.79; ay oy -1.89; ay u -4.74;
ay ua -0.67; ay ue -3.52; ay uee -1.92; ay ui -2.94; ay y -2.44; ay ye -2.71; ay yea -2.17;
ay yi -1.84; ay yie -1.72; ay you -2.87; aye aye 5.9; aye ea -0.91; aye ee -2.54; aye ei -0.44;
aye ew -1.62; aye eye 0.2; aye i -3.53; aye ie -2.11; aye io -1.63; aye o -3.17; aye oo -2.02;
aye ou -2.2; aye ow -2.26; aye u -2.23; aye ua -0.31; aye ue -1.62; aye ye -0.4; ayi ayi 8.2;
ayi e -1.94; ayi ea -1.55; ayi i -1.89; ayi o -1.72; e e 1.46; e ea 0.21; e eau -1.62; e eaue -1.68;
e ee 0.09; e eei -2.07; e eeue -1.68; e eie -1.84; e eou -1.62; e eu -0.55; e eue -0.25; e eui -2.03;
e euiue -1.68; e ew -3.17; e ey -2.45; e eye -3.18; e i -1.93; e ia -1.64; e iaw -1.55; e ie -0.49;
e ieu -1.99; e ieue -1.55; e iew -3.47; e io -4; e ioy -2.22; e iu -1.99; e iue -2.86; e iui -2.07;
e o -2.7; e oe -1.57; e oi -2.91; e oo -2.69; e ooe -1.62; e ooi -1.62; e ou -0.69; e oue -3.51;
e oui -1.84; e ouo -1.55; e ow -2.22; e oy -4.28; e oye -1.94; e u -1.77; e uai -1.94; e uau -1.74;
e ue 0.11; e uea -0.73; e uee -0.68; e ui -2.83; e uie -1.84; e uiue -1.55; e uo 0.14; e uy -2.15;
e yaw -1.55; e ye 0.06; e yea -0.44; e yee -0.62; e yei -0.89; e yi -2.82; e yie -1.59; e you -2.75;
ea ea 2.22; ea ee 0.25; ea eei -1.62; ea ei 0.36; ea eo -1.7; ea eue -1.76; ea eui -1.59;
ea ew -2.99; ea eye -3; ea i -2.03; ea ia -0.51; ea ieu -1.57; ea iew -2.61; ea io -0.25;
ea iou -1.94; ea ioy -1.7; ea iu -1.57; ea iui -1.62; ea o -2.94; ea oa -3.61; ea oe -3.66;
ea oi -2.99; ea oo -4.89; ea ou -5.19; ea oue -2.64; ea ow -5.27; ea oy -3.32; ea oye -1.55; ea u -2;
ea ua -2.49; ea uai -1.55; ea ue -0.12; ea uea 0.82; ea ui -3.36; ea uy -1.66; ea y -1.79;
ea ye -3.12; ea yea 2.2; ea yei -0.52; ea yi -2.1; ea yie -1.94; ea you -3.29; eau eau 8.98;
eau i -1.59; eau o -0.48; eau ow 0.17; eaue eaue 8.8; eaue eue -0.24; eaue i -1.65; eaue iue -0.24;
ee ee 2.63; ee eei -1.54; ee eo -0.12; ee eue -1.66; ee ew -3.76; ee ey -2.81; ee eye -2.76;
ee i -2.53; ee ia -2.17; ee ie -0.03; ee iew -2.42; ee io -3.76; ee iou -1.82; ee ioy -1.61;
ee iue -1.99; ee iui -1.54; ee o -5.21; ee oa -3.38; ee oe -3.43; ee oi -2.78; ee oo -4.64;
ee ou -4.94; ee oue -2.45; ee ow -4.02; ee oy -3.1; ee u -4.98; ee ua -2.32; ee ue -2.25;
ee uee 2.21; ee ui -2.14; ee uy -1.58; ee y 0.08; ee yea 0.75; ee yee -0.36; ee yi -1.96;
ee yie -0.81; ee you -3.07; eei eei 7.95; eei ei 1.73; eei i -2.02; eei o -1.82; eeue eeue 8.8;
eeue i -1.65; eeue ieue 0.25; ei ei 5.05; ei ew -1.93; ei ey -0.52; ei eye -1.93; ei ie -2.6;
ei io -1.93; ei o -3.83; ei oa -1.74; ei oe -1.76; ei oo -2.49; ei ou -2.72; ei ow -2.79;
ei oy -1.62; ei u -2.76; ei ue -1.92; ei ui -0.15; ei y -2.86; ei ye -1.56; ei you -1.61;
eie eie 8.4; eie i -0.8; eie ie 1.22; eie o -1.65; eie y -0.39; eo eo 7.7; eo i -2.16; eo ia -0.25;
eo io 0.18; eo o 0.5; eo ow -0.5; eou eou 8.98; eou i -1.59; eou iou 0.58; eou ou -0.31; eu eu 9.21;
eu oa -0.25; eu u -0.3; eue eue 7.55; eue i -2.25; eue ieue -0.24; eue iue 0.57; eue o -2.01;
eue ow -1.54; eue ue 0.17; eue uiue -0.24; eue y -1.56; eui eui 8.03; eui i 1.02; eui o -1.78;
eui oui -0.24; eui ui 0.8; euiue euiue 8.8; euiue i -1.65; euiue iue 1.02; ew ew 4.47; ew ey -1.75;
ew eye -2.35; ew i -4.9; ew ie -3.17; ew ieu 0.2; ew iew 2.57; ew io -2.34; ew o -0.93; ew oa -2.08;
ew oi -1.74; ew oo 0.31; ew ou -0.08; ew oue -1.59; ew ow -1.89; ew oy -1.91; ew u -0.54; ew ue 2.46;
ew ui -1.93; ew y -3.47; ew ye -1.8; ew you 1.82; ey ey 5.5; ey eye -1.75; ey i -2.85; ey io -1.75;
ey o -3.48; ey oa -1.61; ey oe -1.62; ey oo -2.23; ey ow -2.5; ey u -2.47; ey ue -1.75; ey y -0.3;
ey ye -0.46; eye eye 3.77; eye i 0.68; eye ie 2.44; eye iew -1.58; eye io -2.35; eye iui -0.3;
eye o -4.51; eye oa -2.09; eye oe -2.12; eye oi -1.74; eye oo -3.05; eye ou -3.32; eye oue -1.59;
eye ow -3.39; eye oy -0.91; eye u -2.35; eye ue -2.33; eye ui 0.49; eye uie 0.21; eye uy -0.31;
eye y 1.84; eye ye 2.22; eye you -1.9; i i 1.71; i ia -1.56; i ie 0.07; i ieu -1.94; i iew -3.38;
i io -4.91; i iou -2.52; i ioy -2.16; i iu -1.94; i iue -2.78; i iui 0.98; i o -3.79; i oa -4.5;
i oe -1.56; i oi -0.53; i oo -5.82; i ooe -1.59; i ooi -1.59; i ou -6.13; i oue -3.42; i oui 0.27;
i ow -6.21; i oy -3.18; i oye -1.89; i u -2.42; i ua -1.75; i uai -1.89; i uau -1.7; i ue -3.06;
i uea -1.7; i ui 1.43; i uie -1.8; i uo -1.65; i y -0.38; i ye -0.18; i yea -3.26; i yee -1.59;
i yei -1.85; i yi -0.18; i you -4.15; ia ia 6.47; ia ie -0.82; ia io 1.52; ia o -2.72; ia oo -1.76;
ia ou -1.9; ia ow -1.94; ia u -0.92; ia ui -0.36; ia ye -0.33; iaw iaw 9.21; ie ie 2.94;
ie iew -2.01; ie iou -0.57; ie iue -0.69; ie o -4.55; ie oa -2.82; ie oe -2.87; ie oi -2.3;
ie oo -4.01; ie ou -4.3; ie oue -2.04; ie ow -3.38; ie oy -2.57; ie u -4.34; ie ua -1.93;
ie ue -3.15; ie uee -1.73; ie ui -0.34; ie uie 0.92; ie uy -0.43; ie y 1.05; ie ye 1.06;
ie yea -1.94; ie yee -0.3; ie yi -1.68; ie yie 2.36; ie you -2.55; ieu ieu 8.11; ieu iew -0.25;
ieu o -1.75; ieu ou -0.41; ieu ue 0.2; ieu you 0.8; ieue ieue 9.21; iew iew 6.06; iew io -1.58;
iew oo -0.44; iew ou -2.11; iew ow -2.16; iew u 0.57; iew ue 2.29; iew y -2.21; iew you 1.75;
io io 4.54; io o -0.04; io oa -0.26; io oe -2.12; io oi -1.74; io oo -1.56; io ou -3.31;
io oue -1.59; io oy -1.91; io u -0.78; io ue -2.33; io ui -1.93; io uie -0.28; io y -3.47;
io ye -1.8; io you -1.89; iou iou 7.16; iou iu 1.02; iou o -2.24; iou ou 0.44; iou ow -1.66;
iou u 0.79; iou y -1.69; ioy ioy 7.7; ioy o -1.93; ioy oi -0.26; ioy oy 2.14; ioy y -0.52;
iu iu 8.11; iu o -0.75; iu u 0.41; iue iue 6.81; iue o -2.48; iue oo -1.64; iue ou -1.75;
iue ow -1.79; iue u -1.77; iue uiue 0.25; iue y -1.83; iui iui 7.95; iui o -1.82; iui y 0.35; o o 2;
o oa 1.69; o oe 1.28; o oi -3.45; o oo 0.21; o ou -0.15; o oue -2.06; o oui -1.65; o ouo 0.38;
o ow 0.51; o oy -3.8; o oye -1.72; o u 0.14; o ua -0.47; o uai -1.72; o uau -1.57; o ue -0.04;
o uea -1.57; o uee -2.55; o ui -3.85; o uie -1.65; o uo -0.03; o uy -1.88; o y -4.07; o yaw -0.44;
o ye -3.59; o yea -2.91; o yei -1.68; o yi -2.44; o yie -2.24; o you -0.25; oa oa 4.67; oa oe -0.4;
oa oi -1.6; oa oo -0.45; oa ou -0.15; oa ow 0.33; oa oy -1.73; oa u -1.99; oa ue -2.07; oa ui -1.75;
oa y -3.1; oa ye -1.64; oa you -1.71; oe oe 4.53; oe oi -1.61; oe oo 0.15; oe ooe -0.25; oe ou -3;
oe ow 2.32; oe oy -1.75; oe ui -1.77; oe y -2.15; oe ye -1.66; oe you -0.24; oi oi 5.6; oi oo -2.21;
oi ooi -0.24; oi ou -2.41; oi ow -2.47; oi oy 2.11; oi u -2.44; oi ue -1.73; oi ui -0.02; oi y -2.54;
oo oo 3.56; oo ooe 0.53; oo ou -0.5; oo oue -1.96; oo oy -2.47; oo u 1.01; oo ua -1.86; oo ue 0.38;
oo uee -1.68; oo ui -0.43; oo y -4.33; oo ye -2.31; oo yea -1.87; oo yi -1.63; oo you 0.25;
ooe ooe 8.98; ooi ooi 8.98; ooi ui 0.24; ou ou 3.19; ou oue -2.13; ou ow 0.64; ou oy -2.7; ou u 0.01;
ou ua -2.02; ou uee -1.8; ou ui -2.73; ou uo 0.17; ou y -4.63; ou ye -2.53; ou yea -2.03;
ou yi -1.74; ou yie -1.63; ou you -0.4; oue oue 6.07; oue ow -2.18; oue u -2.16; oue ue -1.58;
oue y -2.24; oui oui 8.4; ouo ouo 9.21; ow ow 3.13; ow oy -2.76; ow u -3.58; ow ua -2.07;
ow ue -3.37; ow uee -1.84; ow ui -2.8; ow y -4.71; ow ye -2.59; ow yea -2.07; ow yi -1.77;
ow yie -1.66; ow you -0.91; oy oy 5.24; oy oye -0.26; oy u -2.73; oy ue -1.9; oy ui -1.63;
oy uy -0.27; oy ye -1.55; oy you -1.6; oye oye 8.2; u u 3.12; u ua -2.04; u ue 0.33; u uee -1.82;
u ui 0.04; u y -3.66; u ye -2.56; u yea -2.05; u yi -1.75; u yie -1.64; u you 1.77; ua ua 6.22;
ua ue -0.53; ua y -2.12; uai uai 8.2; uau uau 8.65; ue ue 4.04; ue ui -1.92; ue y -2.45; ue ye -1.8;
ue you 2.72; uea uea 8.65; uee uee 6.69; uee y -1.88; ui ui 5.02; ui y -1.87; ui ye -1.56;
ui yee -0.25; ui you -1.62; uie uie 8.4; uiue uiue 9.21; uo uo 8.8; uy uy 7.82; uy y 1.5; y y 2.95;
y ye 1.52; y yea -2.13; y yee -0.32; y yi -1.81; y yie -1.69; y you -2.81; yaw yaw 9.21; ye ye 5.37;
yea yea 6.21; yee yee 8.98; yei yei 8.29; yi yi 6.86; yie yie 7.16; you you 5.07
`

const LETTERS_AFTER = `
 1.61; b 8.71; bble 9.18; be 8.59; ble 6.84; bs 9.4; bt 7.57; bts 9.4; c 7.79; cd 8.15; ce 4.13;
ch 5.61; chd 9.18; che 9; ck 5.58; ckd 8.3; cke 7.39; cks 7.21; cle 8.71; cs 9.18; ct 6.01; cts 8.08;
d 2.63; dd 9; de 3.99; dge 8.02; dle 8.71; ds 5.95; dst 8.39; f 6.09; fe 5.3; ff 8.3; ffe 9.18;
fle 9.4; ft 6.14; g 8.08; ge 5.46; gh 5.75; ghd 9.18; ghs 7.79; ght 3.38; ghts 6.94; gn 6.84;
gnd 8.08; gne 8.84; gns 8.22; gs 8.49; h 9.18; k 5.14; kd 9.4; ke 4.44; ks 6.58; kst 9.18; l 4.41;
ld 4.17; lde 7.26; lds 7.65; le 4.82; lf 7.05; lfe 9.18; lk 7.57; lks 9; ll 3.45; lld 7.26; lle 8.49;
lls 6.35; lm 7.79; lms 9; ls 6.39; lse 8.71; lt 6.75; lth 7.65; lve 8.71; m 4.55; mb 6.35; mbe 7.42;
mble 8.02; mbs 8.3; md 7.21; me 3.73; mm 9.18; mme 8.71; mn 8.22; mp 8.15; mpe 9.4; mple 8.49;
mps 9.4; mpt 8.71; ms 6.65; n 2.58; nce 5.08; nchd 9; nck 9.4; nd 3.2; nde 6.96; nds 5.43; ne 3.31;
ng 3.48; nge 6.71; ngle 9; ngs 5.57; ngth 7.13; nk 6.48; nke 8.49; nks 7.9; nn 9.4; nnd 8.22;
nne 6.63; ns 5.42; nse 6.94; nst 8.59; nt 4.17; nth 9.18; nts 6.94; p 4.77; pd 9; pe 5.97; ple 8.84;
ppd 9.18; pple 9.18; pps 9.18; ps 6.73; pse 9.18; pt 6.84; r 2.93; rb 9; rce 6.92; rch 8.3; rd 5.02;
rds 6.94; re 2.87; rf 9.18; rge 7.39; rk 6.47; rke 8.59; rks 9.18; rl 8.39; rld 7.42; rls 9; rm 6.02;
rmd 7.96; rme 8.02; rms 6.42; rn 5.06; rnd 7.74; rne 6.42; rns 9.18; rp 8.71; rr 8.59; rrd 7.96;
rre 7.15; rs 4.29; rse 5.66; rst 6.84; rt 4.32; rth 5.3; rtle 9.18; rts 6.44; rve 8.08; s 2.85;
sd 7.13; se 3.87; sh 6; shd 7.79; sk 7.79; sle 8.22; sm 9; sp 8.59; sps 9; ss 4.59; ssd 6.65;
sse 5.61; st 3.55; ste 6.54; sts 7.49; t 3.4; tch 7.26; tchd 8.71; te 4.11; th 4.42; thd 9.4;
the 7.96; ths 8.59; tre 9.4; ts 6.03; tt 8.3; ttle 8.3; vd 7.57; ve 3.82; vn 8.39; vs 9.18; x 7.32;
xd 8.22; xe 9.18; xt 8.15; z 8.59; zd 8.59; ze 6.09
`

/** What the sound and the spelling of two line ends say of their rhyming. */
export const verseEndings = (): EndingModel => ({
  weights: [-1.66, 0.51, 2.62, 0.55, 0.32, -0.14, -0.46],
  letters: {
    vowels: readNamed(VOWEL_LETTERS),
    otherVowels: -1.24,
    sameRest: readNamed(LETTERS_AFTER),
    rareRest: 10.1,
    otherRest: -2.62,
    silentE: 1.54,
  },
})
