-- wrk script: requests a different search of the shop each time, so that no response is cached.
local count = 0
request = function()
  count = count + 1
  return wrk.format("GET", "/product?q=teak" .. count)
end
