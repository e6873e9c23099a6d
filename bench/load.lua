-- What wrk asks for: the requests of a file, one after the other and over again. A line of it is a
-- path; a body to post to it, after a tab; a name for the call (`Idempotency-Key`), after another.
-- Prints wrk's figures as JSON at the end.

local requests = {}
local last = 0

function init(args)
   for line in io.lines(args[1]) do
      local path, body, name = line:match("^([^\t]*)\t?([^\t]*)\t?([^\t]*)$")
      local headers = {}
      for key, value in pairs(wrk.headers) do headers[key] = value end
      if name ~= "" then headers["Idempotency-Key"] = name end
      if body == "" then
         requests[#requests + 1] = wrk.format("GET", path, headers)
      else
         requests[#requests + 1] = wrk.format("POST", path, headers, body)
      end
   end
end

function request()
   last = last % #requests + 1
   return requests[last]
end

function done(summary, latency)
   local errors = summary.errors
   io.stderr:write(string.format(
      '{"requests":%d,"microseconds":%d,"bytes":%d,"p50":%d,"p99":%d,"errors":%d}',
      summary.requests, summary.duration, summary.bytes,
      latency:percentile(50), latency:percentile(99),
      errors.connect + errors.read + errors.write + errors.timeout + errors.status
   ))
end
