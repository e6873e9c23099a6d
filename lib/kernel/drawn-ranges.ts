/**
 * First and last code point, in base 36, of what the fonts of PDFs draw: written by `npm run fonts:drawn`.
 */
export const DRAWN_RANGES =
  "w-3i 4g-4s 4u-kp ks-ku kz l3 lc-nj nl-nn nr-ns nu nw-o2 og-on oq-ov p0-p6 p8 pa-pt pv-rl s0-10l " +
  "10x-11y 121-127 129-13b 13d-13e 170 17f 17j 18g 18r-191 19s 2tb 3a8-3b9 3bk-3cs 5q8-5qs 5qu-5r7 " +
  "5ra-5ri 5rk-5sr 5st-5t6 5tj-5tk 5tn 5tp 5tx 5uj-5vj 5vo-5vt 5xc-64b 64g-651 654-659 65c-66d 66g-66l " +
  "66o-66v 66x 66z 671 673-67x 680-69g 69i-69w 69y-6ab 6ae-6aj 6al-6b3 6b6-6b8 6ba-6bi 6bk-6bu 6c0-6cp " +
  "6cv-6e7 6eo-6ep 6es-6fi 6fk-6fw 6g0-6gl 6go-6gq 6gs-6gv 6hc-6hd 6hi-6hj 6hn-6ho 6ht 6io-6ix 6iz-6kp " +
  "6kr 6ku 6kw-6md 6mh 6mo-6xd 6xk-6xl 6xo-6xt 6xw-6y0 6y3-6y4 703-705 70a 70d 70n 710 717-71q 72m-72n " +
  "737 739 73c 74y-74z 76o-76x 7b4-7i4 7i7-7ir 7iu-7k7 7kk-7lq 7ls-7ma 7mc-7mk 7mm-7mo 7mq-7mx 7n0-7nc " +
  "7nk-7nn 7oi 7pd-7pg 7pi-7pl 7po-7qf 7qh-7rf 7rh 7rj-7rm 7rq 7rs-7ry 7s1-7tg 7tk-7u7 7u9-7um 7ut-7uu " +
  "7vk 7vq-7vv 7w0-7wf 83q-83r 83u-83v 85c-85d 877-878 89a-89h 8a3 8ai-8aj 8ao-8aq 8b0-8bg 8bz 8dm-8dn " +
  "8e5-8f4 8fi-8fu 8hl-8hm 8hs-8ii 8in-8is 8k3-8k4 8rk-8s7 8s9-8sf 8w0-8x1 93s 93z 942-945 94e fcw-fen " +
  "wuc-wuf wuk-wul wuo-wup wus-wuv wv6-wvi wwa-wwd wwk-wwl wwo-wwp wzs-x06 x0b-x0f x0i-x0r x0w-x1d " +
  "x1i-x1n x1q-x1v x1y-x1z x2c-x2f x34-x37 x3d-x3i x3k-x3l x40-x4a x6g-x6n 1dkw-1dl2 1dlf-1dlj " +
  "1e68-1e6n 1e74-1e77 1ekc-1ekd";
